"""The server: tables in a browser. It knows games only through core's interface.

`app.create_app` makes it, `config.Config` says how; `client.Client` talks to it from a program.
"""
