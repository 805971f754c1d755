import * as v from 'valibot';

import { parseJson } from '../../../kernel/index.ts';
import type { HttpOutcome } from '../../../ports/index.ts';

/** URL of the build's version file, beside the application's page. */
export const VERSION_PATH = '/version.json';

const versionFile = v.object({ version: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) });

/** The served version, or null if the response does not contain one. */
export function servedVersion(outcome: HttpOutcome): string | null {
  if (outcome.kind !== 'answered' || outcome.status !== 200) return null;
  const parsed = parseJson(outcome.body);
  const file = parsed.ok ? v.safeParse(versionFile, parsed.value) : undefined;
  return file?.success === true ? file.output.version : null;
}
