"""Engine: workflow engine, migration, drivers, resynchronization of a person."""
