export { DatabaseError, databaseErrorOf } from './database-error.ts';
export { isEmptyDatabase } from './empty-database.ts';
export { openDatabase } from './open-database.ts';
export { describeMigrationError, describeOpenDatabaseError } from './open-database.messages.ts';
export type { DatabaseErrorDetails, DatabaseErrorKind } from './database-error.ts';
export type {
  Database,
  DatabaseEngine,
  DatabaseLimits,
  MigrationError,
  MigrationReport,
  OpenDatabaseError,
  OpenDatabaseOptions,
  Orm,
} from './database.types.ts';
