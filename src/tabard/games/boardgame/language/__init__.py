"""What cards, creatures and events say and do."""
