"""What happens: the rulebook as flows, and what they read."""
