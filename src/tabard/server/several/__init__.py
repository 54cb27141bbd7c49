"""Several server processes on one PostgreSQL database, behind any proxy.

A table lives in the memory of one process at a time (`homes`). Whatever process somebody's
connection comes to passes it on to where the table lives (`passage`), through the database
(`post`): processes need to know nothing of each other but the database. A process that ends,
however it ends, loses its number, and with it its tables: the others take them over where they were
saved last.
"""

from .house import House

__all__ = ["House"]
