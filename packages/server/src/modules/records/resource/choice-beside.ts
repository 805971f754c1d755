import { answeredValue, type Resource } from '@evergreen/core/resources';

import type { StoredRow } from './stored-row.types.ts';

/** What tells a row from others of the same name, masked: 154****2303 · 梨园社区. */
export function toldBeside({ fields, choiceBeside = [] }: Resource, row: StoredRow): string {
  return choiceBeside
    .map((key) => answeredValue(fields[key], row[key] ?? null))
    .filter((value) => typeof value === 'string')
    .map((value) => value.replace(/^(\d{4}-\d\d-\d\d \d\d:\d\d):\d\d$/u, '$1'))
    .join(' · ');
}
