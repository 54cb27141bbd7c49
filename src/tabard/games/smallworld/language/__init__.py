"""What races, powers and treasures say and do."""
