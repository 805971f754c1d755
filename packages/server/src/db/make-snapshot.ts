import { serverClock } from '../system-clock.ts';
import { readMigrations } from './migration-files.ts';
import { pgliteInThisThread } from './pglite/pglite-link.ts';
import { loadSnapshot, snapshotFile } from './snapshot.ts';

// Run once after a build, so that the first start does not initialise a database.
const parts = {
  start: pgliteInThisThread,
  clock: serverClock,
  logger: console,
  migrations: await readMigrations(),
};
await loadSnapshot(parts);
console.log(await snapshotFile(parts));
