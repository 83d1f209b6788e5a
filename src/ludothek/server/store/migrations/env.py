"""Where Alembic finds its connection: whoever migrates has one already, in a transaction that ends with success."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
