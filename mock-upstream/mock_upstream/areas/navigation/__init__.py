"""Navigation: the menu and the rights per page."""
