"""Why, and why not."""
