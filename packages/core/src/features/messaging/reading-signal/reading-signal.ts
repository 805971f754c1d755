import * as v from 'valibot';

import type { ClockPort } from '../../../ports/index.ts';
import { storageFamily, type StorageSlot, type TypedStorage } from '../../../storage/index.ts';

export interface ReadingSignalDependencies {
  readonly storage: TypedStorage;
  readonly clock: ClockPort;
  /** Whose messages are read. */
  readonly userId: string;
}

/** One of those that show which messages are unread. */
export interface ReadingMember {
  /** This member read some, or made some unread: the others ask the server again. */
  tell(): void;
  leave(): void;
}

/** When somebody last read messages in this browser: `pro__messages-read:<user id>`, in epoch milliseconds. */
const lastReading = storageFamily('messages-read', v.number());

/** The members of this window, by the storage that they share. */
const members = new WeakMap<TypedStorage, Set<() => void>>();

/** Hear of what is read in other places of this window and in other windows of this browser, and tell them. */
export function joinReading(
  { storage, clock, userId }: ReadingSignalDependencies,
  listener: () => void,
): ReadingMember {
  const here = members.get(storage) ?? new Set();
  members.set(storage, here);
  here.add(listener);
  const slot: StorageSlot = { scope: 'local', name: lastReading.prefix + userId };
  const stop = storage.watch([slot], listener);
  return {
    tell() {
      for (const other of here) if (other !== listener) other();
      storage.family(lastReading).set(userId, clock.now());
    },
    leave() {
      here.delete(listener);
      stop();
    },
  };
}
