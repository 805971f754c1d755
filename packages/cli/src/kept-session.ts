import type { StoragePort } from '@evergreen/core/ports';
import { signInSlots } from '@evergreen/core/storage';

const names = signInSlots.filter(({ scope }) => scope === 'local').map(({ name }) => name);

/**
 * Copy the session data between storages. The core works on an in-memory copy; commands write it back explicitly, so that an
 * unreachable server does not end the session.
 */
export function copySession(from: StoragePort, to: StoragePort): void {
  for (const name of names) {
    const value = from.getItem(name);
    if (value !== null) to.setItem(name, value);
    else if (to.getItem(name) !== null) to.removeItem(name);
  }
}
