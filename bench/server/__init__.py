"""What the table server does under load, beside the least that such a server must do."""
