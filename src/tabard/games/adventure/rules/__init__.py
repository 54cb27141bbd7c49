"""The rules, a module for each verb."""
