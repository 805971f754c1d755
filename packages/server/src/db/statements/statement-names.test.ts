import { expect, it } from 'vitest';

import { seconds } from '@evergreen/core/kernel';

import { createStatementNames } from './statement-names.ts';

const fields = [{ name: 'id', typeId: 25 }];
const plain = { name: '', isNew: false, fields: undefined, closes: [] };

it('names a statement that comes again, for half a minute, and learns its fields', () => {
  let time = 0;
  const names = createStatementNames({ now: () => time });
  const sent = [names.next('select 1'), names.next('select 1')];
  names.learn('select 1', fields);
  sent.push(names.next('select 1'));
  time = seconds(30);
  sent.push(names.next('select 1'));
  names.forget('select 1');
  sent.push(names.next('select 1'));
  expect(sent).toEqual([
    plain,
    { name: 's1', isNew: true, fields: undefined, closes: [] },
    { name: 's1', isNew: false, fields, closes: [] },
    { name: 's2', isNew: true, fields: undefined, closes: ['s1'] },
    { ...plain, closes: ['s2'] },
  ]);
});

it('names no search, no range and nothing but reading and writing rows', () => {
  const names = createStatementNames({ now: () => 0 });
  for (const sql of ['begin', 'select 1 where a like $1', 'select 1 where a <= $1', 'select 1 where a @> $1'])
    expect([names.next(sql), names.next(sql)]).toEqual([plain, plain]);
});

it('lets go of the names that were used longest ago', () => {
  const names = createStatementNames({ now: () => 0, capacity: 2 });
  for (const sql of ['select 1', 'select 1', 'select 2', 'select 2']) names.next(sql);
  expect([names.next('select 3'), names.next('select 1')]).toEqual([
    { ...plain, closes: ['s1'] },
    { ...plain, closes: ['s2'] },
  ]);
});
