import { err, ok, sameText } from '../../../../kernel/index.ts';
import type { CellKind } from '../cell-kind.types.ts';
import type { CellValue } from '../cell.types.ts';

const shown = (value: CellValue): string =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

const writing: CellKind = {
  name: 'text',
  editor: 'text',
  align: 'start',
  width: 120,
  isHidden: false,
  initialValue: () => '',
  parse: (text) => ok(text),
  format: shown,
  mistake: (value) => (value === null || typeof value === 'string' ? null : sameText('not a text')),
};

/** Minimal kinds for engine tests: texts, numbers, hidden and read-only values. */
export const plainKinds: ReadonlyMap<string, CellKind> = new Map<string, CellKind>([
  ['text', writing],
  [
    'number',
    {
      ...writing,
      name: 'number',
      editor: 'number',
      align: 'end',
      initialValue: () => null,
      parse: (text) => (Number.isFinite(Number(text)) ? ok(Number(text)) : err(sameText('not a number'))),
      mistake: (value) => (value === null || typeof value === 'number' ? null : sameText('not a number')),
    },
  ],
  ['hidden', { ...writing, name: 'hidden', editor: 'none', isHidden: true, mistake: () => null }],
  ['read', { ...writing, name: 'read', editor: 'none', mistake: () => null }],
]);

/** Ids counting from 1. */
export function countingIds(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `t${last}`;
  };
}
