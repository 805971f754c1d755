import type { StoragePort } from '@evergreen/core/ports';
import { signInSlots } from '@evergreen/core/storage';

const names = signInSlots.filter(({ scope }) => scope === 'local').map(({ name }) => name);

/**
 * Copies what says who is signed in from one storage to another. The core works on a copy in memory; only what a
 * command means to keep is written back, so that a server that was merely away costs nobody the sign-in.
 */
export function copySession(from: StoragePort, to: StoragePort): void {
  for (const name of names) {
    const value = from.getItem(name);
    if (value !== null) to.setItem(name, value);
    else if (to.getItem(name) !== null) to.removeItem(name);
  }
}
