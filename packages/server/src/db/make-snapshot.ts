import { systemClock } from '../system-clock.ts';
import { readMigrations } from './migration-files.ts';
import { pgliteInThisThread } from './pglite-link.ts';
import { loadSnapshot, snapshotFile } from './snapshot.ts';

// Run once after a build, it takes the making of a database out of the first start.
const parts = {
  start: pgliteInThisThread,
  clock: systemClock,
  logger: console,
  migrations: await readMigrations(),
};
await loadSnapshot(parts);
console.log(await snapshotFile(parts));
