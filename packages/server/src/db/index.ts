export { DatabaseError, databaseErrorOf } from './database-error.ts';
export type { Database, DatabaseEngine, OpenDatabaseError } from './database.types.ts';
export { createCaches, type Cache, type Caches } from './caches.ts';
export { roomWarning, roomWarningFor, type MeasureFreeSpace } from './free-space.ts';
export { describeMissingColumns, missingColumns, type MissingColumns } from './missing-columns.ts';
export { countRows, readDump, type RowCounts } from './read-dump.ts';
export { DATABASE_LIMITS, openDatabase } from './open-database.ts';
export { pgliteFolderOf } from './pglite-folder.ts';
export { describeMigrationError, describeOpenDatabaseError } from './open-database.messages.ts';
