import { jobHandler } from '@evergreen/core/schedule/jobs';
import { cleanText, foldCase, localized, type LocalizedText } from '@evergreen/core/kernel';

/** The author of what no person wrote: seeds, and rows that come with the platform. */
export const SYSTEM_WRITER = 'system';

const JOB = 'job:';

/** The author of what a job wrote. */
export function jobWriter(handler: string): string {
  return `${JOB}${handler}`;
}

/** What an author that is no account is called; undefined for an account. */
export function platformWriterName(username: string): LocalizedText | undefined {
  if (username === SYSTEM_WRITER) return localized('系统', 'System');
  const handler = username.startsWith(JOB) ? jobHandler(username.slice(JOB.length)) : undefined;
  if (handler === undefined) return undefined;
  return localized(`系统（${handler.title['zh-CN']}）`, `System (${handler.title['en-US']})`);
}

/** Whether a username, in any case, would sign what its holder writes as the platform does. */
export function isPlatformName(username: string): boolean {
  const folded = foldCase(cleanText(username));
  return folded === SYSTEM_WRITER || folded.startsWith(JOB);
}
