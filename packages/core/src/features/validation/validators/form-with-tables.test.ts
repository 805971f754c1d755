import { expect, it } from 'vitest';

import { err, ok, type Result } from '../../../kernel/index.ts';
import { validateFormAndTables } from './form-with-tables.ts';

/** Forms and tables that log their calls. */
function script() {
  const asked: string[] = [];
  const part = (name: string, answer: Result<string, string>) => ({
    validate: async () => {
      asked.push(name);
      return answer;
    },
  });
  return { asked, part };
}

it('VAL-08 validates the form first, then every table in order', async () => {
  const { asked, part } = script();
  const outcome = await validateFormAndTables(part('form', ok('values')), [
    part('first', ok('a')),
    part('second', ok('b')),
  ]);
  expect([outcome, asked]).toEqual([ok({ form: 'values', tables: ['a', 'b'] }), ['form', 'first', 'second']]);
});

it('VAL-08 stops at the first failure and identifies it', async () => {
  const { asked, part } = script();
  const outcomes = [
    await validateFormAndTables(part('form', err('no name')), [part('table', ok('a'))]),
    await validateFormAndTables(part('form', ok('values')), [
      part('first', ok('a')),
      part('second', err('row 3')),
      part('third', err('row 1')),
    ]),
  ];
  expect([outcomes, asked]).toEqual([
    [err({ kind: 'form', error: 'no name' }), err({ kind: 'table', index: 1, error: 'row 3' })],
    ['form', 'form', 'first', 'second'],
  ]);
});

it.each<[string, unknown, unknown, string]>([
  ['no form', null, [], 'The form must have a validate method'],
  ['a form without a method', { validate: true }, [], 'The form must have a validate method'],
  ['a text', 'form', [], 'The form must have a validate method'],
  ['cases that are no list', 'right', { length: 0 }, 'The cases must be an array'],
  ['no cases', 'right', undefined, 'The cases must be an array'],
  ['a case that is no table', 'right', [{}], 'Every case must have a validate method'],
])('VAL-08 rejects %s before validating anything', async (_, form, cases, message) => {
  const { asked, part } = script();
  const given = form === 'right' ? part('form', ok('values')) : form;
  // @ts-expect-error -- what a program without types would hand over
  await expect(validateFormAndTables(given, cases)).rejects.toThrow(new TypeError(message));
  expect(asked).toEqual([]);
});
