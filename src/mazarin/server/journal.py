"""The journal: what the server writes about itself. Never a card, a token or a guest's name."""

import json
import logging
import sys
import time


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        line = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class TextLines(logging.Formatter):
    """Lines for people; whatever a terminal would obey is shown instead."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        text = f"{_time(record)} {record.levelname.lower():7} {record.getMessage()}"
        if record.exc_info:
            text += "\n" + self.formatException(record.exc_info)
        return "".join(c if c.isprintable() or c == "\n" else "�" for c in text)


def _time(record: logging.LogRecord) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))


def begin(form: str) -> None:
    """Write all that is logged to standard error, as ``text`` or ``json``."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for chatty in ("alembic", "uvicorn"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
