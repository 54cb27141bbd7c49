"""Why and why not."""
