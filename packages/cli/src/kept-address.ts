import { ok, type Result, type LocalizedText } from '@evergreen/core/kernel';
import type { StoragePort } from '@evergreen/core/ports';

import { DEFAULT_ADDRESS, parseServerAddress } from './server-address.ts';

const SETTINGS = 'settings';
const ADDRESS = 'address';

interface AddressSources {
  /** `--url`. */
  readonly given: string | undefined;
  /** EVERGREEN_URL. */
  readonly environment: string | undefined;
  keep(name: string): StoragePort;
}

/** Resolve the server URL: `--url`, environment, last sign-in, or the default of `npm start`. */
export function chosenAddress({ given, environment, keep }: AddressSources): Result<string, LocalizedText> {
  const asked = given ?? (environment === '' ? undefined : environment);
  if (asked !== undefined) return parseServerAddress(asked);
  const kept = keep(SETTINGS).getItem(ADDRESS);
  return kept === null ? ok(DEFAULT_ADDRESS) : parseServerAddress(kept);
}

export function persistAddress(keep: (name: string) => StoragePort, address: string): void {
  keep(SETTINGS).setItem(ADDRESS, address);
}
