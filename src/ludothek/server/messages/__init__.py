"""What is said between a server and its clients, and its description for those who write one."""
