import type { CellKind, CellValue } from '@evergreen/core/grid/editable-table';
import { err, ok, type Result, type LocalizedText } from '@evergreen/core/kernel';

import { galleryTablesMessages as messages } from './gallery-tables.messages.ts';

const MOST = 5;

function isStars(value: CellValue): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST;
}

function wordsOf(value: CellValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** `4`, `４` or `★★★★☆` → 4. */
function parseStars(typed: string): Result<number | null, LocalizedText> {
  const words = typed.normalize('NFKC').trim();
  if (words === '') return ok(null);
  const value = /^[★☆]+$/u.test(words) ? words.replaceAll('☆', '').length : /^\d$/u.test(words) ? Number(words) : -1;
  return isStars(value) ? ok(value) : err(messages.notStars(typed));
}

/** How content somebody was, in stars: edited as a number from 0 to 5. */
export const starsKind: CellKind = {
  name: 'stars',
  editor: 'number',
  align: 'start',
  width: 160,
  isHidden: false,
  initialValue: ({ defaultValue = null }) => defaultValue,
  parse: parseStars,
  format: (value) =>
    isStars(value) ? '★'.repeat(value) + '☆'.repeat(MOST - value) : value === null ? '' : wordsOf(value),
  mistake: (value) => (value === null || isStars(value) ? null : messages.notStars(wordsOf(value))),
  typed: (_before, typed) => typed.replaceAll(/[^\d★☆]/gu, ''),
};
