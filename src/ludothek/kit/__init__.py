"""Words of rulebooks, in families: what rules and tables are made of. Nothing here decides or learns."""
