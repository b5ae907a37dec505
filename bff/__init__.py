"""The backend-for-frontend: sign-in, sessions, and the way to the identity services."""
