import { cleanText, foldCase } from '@evergreen/core/kernel';

/** The author of what no person wrote: seeds, and rows that come with the platform. */
export const SYSTEM_WRITER = 'system';

/** Whether a username, in any case, would sign what its holder writes as the platform does. */
export function isPlatformName(username: string): boolean {
  return foldCase(cleanText(username)) === SYSTEM_WRITER;
}
