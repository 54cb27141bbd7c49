"""What cards, heroes, encounters, events and quests do and say."""
