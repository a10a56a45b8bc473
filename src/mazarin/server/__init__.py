"""The table server: friends at tables over the network; nothing lost, nothing leaked."""
