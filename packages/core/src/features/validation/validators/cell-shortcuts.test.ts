import { expect, it } from 'vitest';

import { cellShortcuts } from './cell-shortcuts.ts';

/** Shortcut → accepted texts, rejected texts. */
const table: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['n6-16', ['123456', '1'.repeat(16)], ['12345', '1'.repeat(17), '12345a']],
  ['*6-16', ['abcdef', '讲座讲座讲座', 'a b c ', 'x'.repeat(16)], ['abcde', 'x'.repeat(17)]],
  ['s6-18', ['abcdef', 'Z'.repeat(18)], ['abcde', 'Z'.repeat(19), 'abcde1']],
  ['url', ['http://a', 'https://example.com'], ['example.com', 'ftp://a']],
  ['e', ['a@b.cn'], ['a@b', 'a']],
  ['m', ['13800138000', '16612345678', '19912345678'], ['12800138000', '1380013800', '138001380000']],
  ['p', ['100000', '999999'], ['010000', '10000', '1000000']],
  ['s', ['a', 'Evergreen'], ['a1', '讲']],
  ['n', ['0', '-1', '1.5', '-0.25', '007'], ['1.', '.5', '--1', '1e3', '+1', '-']],
  ['z', ['0', '-1', '12'], ['1.5', '-', '+1']],
  ['*', ['a', ' '], ['']],
  ['money', ['1', '0.5', '0.01', '12.34', '100'], ['0', '0.00', '-1', '1.234', '1.', '01', '.5', '1,000']],
];

it('VAL-01 supports exactly the shortcuts of the table', () => {
  expect([...cellShortcuts.keys()]).toEqual(table.map(([name]) => name));
});

it.each(table)('VAL-01 validates with the shortcut %s', (name, fitting, others) => {
  const fits = cellShortcuts.get(name);
  expect([fitting.map((value) => fits?.(value)), others.map((value) => fits?.(value))]).toEqual([
    fitting.map(() => true),
    others.map(() => false),
  ]);
});
