import { safeFileName } from '@evergreen/core/kernel';

/** The name that a file is stored under; paths are joined by commas, so that a name has a full-width one. Null if nothing remains. */
export function storedName(name: string): string | null {
  return safeFileName(name)?.replaceAll(',', '，') ?? null;
}
