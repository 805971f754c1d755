export { DatabaseError, databaseErrorOf } from './database-error.ts';
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
