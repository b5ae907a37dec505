"""Engine: workflow engine, migration, drivers, taking a person over anew."""
