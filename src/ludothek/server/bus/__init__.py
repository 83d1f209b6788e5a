"""What the servers of one store have between them: news, leases, and what they count together."""
