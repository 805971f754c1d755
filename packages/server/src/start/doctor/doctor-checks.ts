import { days, minutes, seconds } from '@evergreen/core/kernel';

import {
  DATABASE_LIMITS,
  describeMigrationError,
  describeMissingColumns,
  describeOpenDatabaseError,
  roomWarningFor,
} from '../../db/index.ts';
import { startMessages } from '../start.messages.ts';
import type { DoctorCheck, DatabaseFacts, DoctorFacts, Finding, NamedFinding } from './doctor.types.ts';
import { doctorMessages as messages } from './doctor.messages.ts';

/** The oldest PostgreSQL that the statements are tested on. */
const OLDEST_POSTGRES = 15;
const VERSIONS_A_MAJOR = 10_000;
/** Sessions and jobs compare the clocks of several machines. */
const CLOCK_TOLERANCE = seconds(5);
/** A daily backup that was missed for half a day. */
const BACKUP_AGE = days(1.5);

const ok = (text: Finding['text']): Finding => ({ level: 'ok', text });
const warning = (text: Finding['text']): Finding => ({ level: 'warning', text });
const wrong = (text: Finding['text']): Finding => ({ level: 'wrong', text });

type OpenFacts = Extract<DatabaseFacts, { readonly kind: 'open' }>;

/** A check of a database that opened; others say why it did not. */
const ofOpen =
  (check: (database: OpenFacts, facts: DoctorFacts) => Finding | null): DoctorCheck =>
  (facts) =>
    facts.database.kind === 'open' ? check(facts.database, facts) : null;

/** Each says one thing, or nothing where it does not apply; in the order in which they are printed. */
export const DOCTOR_CHECKS = {
  node: ({ nodeVersion }) => ok(messages.node(nodeVersion)),
  application: ({ hasApplication }) =>
    hasApplication ? ok(messages.applicationBuilt) : warning(startMessages.applicationMissing),
  folder: ({ engine, dataFolder, folder }) => {
    switch (folder.kind) {
      case 'missing':
        return engine === 'embedded'
          ? wrong(startMessages.dataMissing(dataFolder))
          : warning(messages.noFolderYet(dataFolder));
      case 'noFolder':
        return wrong(messages.noFolder(dataFolder));
      case 'unusable':
        return wrong(messages.folderUnusable(dataFolder));
      case 'usable':
        return folder.isOpenToOthers ? warning(messages.folderOpen(dataFolder)) : ok(messages.folder(dataFolder));
    }
  },
  freeSpace: ({ dataFolder, freeSpace }) => {
    if (freeSpace === null) return warning(messages.roomUnknown(dataFolder));
    const text = roomWarningFor(dataFolder, DATABASE_LIMITS.freeSpace, freeSpace);
    if (text === undefined) return ok(messages.room(freeSpace));
    return freeSpace < DATABASE_LIMITS.freeSpace ? wrong(text) : warning(text);
  },
  secretsKey: ({ keys, hasSecretsKey, database, engine }) => {
    if (hasSecretsKey) return ok(messages.secretsFromEnvironment);
    if (keys.secrets.kind === 'wrong') return wrong(keys.secrets.text);
    if (keys.secrets.kind === 'sound') return ok(messages.keySound('secrets.key'));
    const isNew =
      database.kind === 'open' ? database.applied.length === 0 : database.kind === 'none' || engine === 'postgresql';
    return isNew ? null : wrong(messages.secretsMissing);
  },
  fingerprintKey: ({ keys: { fingerprint } }) => {
    if (fingerprint.kind === 'wrong') return wrong(fingerprint.text);
    return fingerprint.kind === 'sound' ? ok(messages.keySound('fingerprint.key')) : null;
  },
  database: ({ database, engine, folder }) => {
    if (database.kind === 'none') return folder.kind === 'usable' ? warning(messages.noDatabase) : null;
    if (database.kind === 'open') return ok(messages.opened(engine));
    const text = describeOpenDatabaseError(database.error);
    return database.error.kind === 'dataFolderTaken' ? warning(messages.inUse(text)) : wrong(text);
  },
  databaseVersion: ofOpen(({ version, versionNumber }) =>
    versionNumber < OLDEST_POSTGRES * VERSIONS_A_MAJOR
      ? wrong(messages.tooOld(version, OLDEST_POSTGRES))
      : ok(messages.version(version)),
  ),
  durability: ({ engine, database }) => {
    if (engine === 'embedded') return warning(messages.embeddedDurability);
    if (database.kind !== 'open') return null;
    if (!database.isSynced) return wrong(messages.unsynced);
    return database.isCommitSynced ? ok(messages.durable) : warning(messages.commitUnsynced);
  },
  clock: ofOpen(({ clockOffset }) =>
    Math.abs(clockOffset) > CLOCK_TOLERANCE ? wrong(messages.clockOff(clockOffset)) : ok(messages.clock(clockOffset)),
  ),
  rights: ofOpen(({ mayCreateTables }) => (mayCreateTables ? null : wrong(messages.mayNotCreate))),
  connections: ofOpen(({ connections: { limit, used } }, { engine }) => {
    if (engine === 'embedded') return null;
    const needed = DATABASE_LIMITS.connections;
    return limit - used < needed
      ? warning(messages.fewConnections(limit, used, needed))
      : ok(messages.connections(limit, used));
  }),
  migrations: ofOpen(migrationFinding),
  store: ofOpen(({ store }) => {
    switch (store?.kind) {
      case undefined:
        return null;
      case 'same':
        return ok(store.isBucket ? messages.storeInBucket(store.place) : messages.storeInFolder(store.place));
      case 'unnoted':
        return ok(messages.storeUnnoted(store.place));
      case 'other':
        return wrong(startMessages.otherFileStore(store.place));
      case 'unreachable':
        return wrong(messages.storeUnreachable(store.place, store.reason));
    }
  }),
  jobs: ofOpen(({ jobs }) => {
    if (jobs === null) return null;
    const { runners, late } = jobs;
    if (late.length === 0) return ok(messages.noLateJobs);
    return runners === 0 ? warning(messages.nobodyRunsJobs(late)) : wrong(messages.lateJobs(late, runners));
  }),
  backup: ({ engine, backupAge, folder }) => {
    if (engine === 'postgresql') return warning(messages.backupElsewhere);
    if (folder.kind !== 'usable') return null;
    if (backupAge === null) return warning(messages.noBackup);
    const age = Math.floor(backupAge / minutes(60));
    return backupAge > BACKUP_AGE ? warning(messages.oldBackup(age)) : ok(messages.backup(age));
  },
} as const satisfies Readonly<Record<string, DoctorCheck>>;

function migrationFinding({ applied, lacking }: OpenFacts, { migrations }: DoctorFacts): Finding {
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]));
  const present = new Set(applied.map(({ name }) => name));
  for (const { name, hash } of applied) {
    if (!known.has(name)) return wrong(describeMigrationError({ kind: 'migrationUnknown', name }));
    if (known.get(name) !== hash) return wrong(describeMigrationError({ kind: 'migrationChanged', name }));
  }
  const pending = migrations.filter(({ name }) => !present.has(name)).map(({ name }) => name);
  if (pending.length > 0) return warning(messages.pending(pending));
  return lacking === undefined ? ok(messages.migrated(applied.length)) : wrong(describeMissingColumns(lacking));
}

/** Everything that there is to say. */
export function examine(facts: DoctorFacts): readonly NamedFinding[] {
  return Object.entries<DoctorCheck>(DOCTOR_CHECKS).flatMap(([check, find]) => {
    const finding = find(facts);
    return finding === null ? [] : [{ check, ...finding }];
  });
}
