import { csvLine } from '../../../format/index.ts';
import { safeFileName, type Locale } from '../../../kernel/index.ts';
import { historyColumns, recordHistoryMessages as messages } from './record-history.messages.ts';
import type { HistoryFile, TimelineEntry } from './record-history.types.ts';

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\u{FEFF}';

/** The history as a table for spreadsheets, a line for each changed field. */
export function historyFile(name: string, entries: readonly TimelineEntry[], day: string, locale: Locale): HistoryFile {
  const heading = Object.values(historyColumns).map((label) => label[locale]);
  const lines = entries.flatMap(({ version, at, by, action, changes }) => {
    const head = [String(version), at, by, action[locale]];
    return changes.length === 0
      ? [[...head, '', '', '']]
      : changes.map(({ label, before, after }) => [...head, label[locale], before[locale], after[locale]]);
  });
  return {
    name: safeFileName(messages.fileName(name, day)[locale]) ?? 'history.csv',
    mediaType: 'text/csv;charset=utf-8',
    content: BYTE_ORDER_MARK + [heading, ...lines].map(csvLine).join(''),
  };
}
