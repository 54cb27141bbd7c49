"""The rules, a module for each verb of the book."""
