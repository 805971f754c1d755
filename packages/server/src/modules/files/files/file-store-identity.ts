import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import { sysFileStore } from '../../../db/schema/index.ts';
import { createIdentifier } from '../../../identifiers.ts';
import type { ObjectStore } from './object-store.types.ts';

/** The object that says which store it is. No identifier of a file has a dot; a copy of the store keeps it. */
const IDENTITY_KEY = 'store.identity';

const ROW = 'store';

export interface FileStoreClaim {
  readonly objects: ObjectStore;
  /** For the identity on its way in, on the volume of the files. */
  readonly folder: string;
  /** This store is the one of the database from now on, whatever was noted before. */
  readonly isAccepted: boolean;
}

/**
 * Whether the files of a database are in this store. The first start notes it on both sides; a server that starts with a folder or bucket
 * of its own beside one that is there is told apart by it. Two first starts come one after the other.
 */
export function claimFileStore(
  { objects, folder, isAccepted }: FileStoreClaim,
  { orm, transaction }: Pick<Database, 'orm' | 'transaction'>,
  clock: ClockPort,
): Promise<boolean> {
  const noted = async () => (await orm.select({ identity: sysFileStore.identity }).from(sysFileStore))[0]?.identity;

  /** Notes the identity of the store, a new one where it has none. */
  async function note(own: string | undefined): Promise<boolean> {
    const row = { identity: own ?? createIdentifier(), changedAt: clock.now() };
    const insertion = orm.insert(sysFileStore).values({ id: ROW, ...row });
    const [written] = await (
      isAccepted ? insertion.onConflictDoUpdate({ target: sysFileStore.id, set: row }) : insertion.onConflictDoNothing()
    ).returning({ identity: sysFileStore.identity });
    if (written === undefined) return (await noted()) === (await identityOf(objects));
    if (own === undefined) await writeIdentity(objects, folder, written.identity);
    return true;
  }

  return transaction(async () => {
    const [known, own] = [await noted(), await identityOf(objects)];
    return known === undefined || isAccepted ? note(own) : known === own;
  });
}

/** Whether a store is the one that a database noted, without noting anything. */
export async function compareFileStore(
  objects: Pick<ObjectStore, 'get'>,
  { orm }: Pick<Database, 'orm'>,
): Promise<'same' | 'other' | 'unnoted'> {
  const [noted] = await orm.select({ identity: sysFileStore.identity }).from(sysFileStore);
  if (noted === undefined) return 'unnoted';
  return noted.identity === (await identityOf(objects)) ? 'same' : 'other';
}

async function identityOf(objects: Pick<ObjectStore, 'get'>): Promise<string | undefined> {
  const stored = await objects.get(IDENTITY_KEY);
  return stored === undefined ? undefined : (await text(stored.content)).trim();
}

async function writeIdentity(objects: ObjectStore, folder: string, identity: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `${IDENTITY_KEY}.${identity}`);
  await writeFile(draft, `${identity}\n`, { mode: 0o600, flush: true });
  await objects.put(IDENTITY_KEY, draft);
}
