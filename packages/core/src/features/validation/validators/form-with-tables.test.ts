import { expect, it } from 'vitest';

import { err, ok, type Result } from '../../../kernel/index.ts';
import { validateFormAndTables } from './form-with-tables.ts';

/** Forms and tables that write down when they are asked. */
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

it('VAL-08 validates the form first and then every table in turn', async () => {
  const { asked, part } = script();
  const outcome = await validateFormAndTables(part('form', ok('values')), [
    part('first', ok('a')),
    part('second', ok('b')),
  ]);
  expect([outcome, asked]).toEqual([ok({ form: 'values', tables: ['a', 'b'] }), ['form', 'first', 'second']]);
});

it('VAL-08 stops at the first that fails and says which', async () => {
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
  ['no form', null, [], 'The form has to have a method validate'],
  ['a form without a method', { validate: true }, [], 'The form has to have a method validate'],
  ['a text', 'form', [], 'The form has to have a method validate'],
  ['cases that are no list', 'right', { length: 0 }, 'The cases have to be a list'],
  ['no cases', 'right', undefined, 'The cases have to be a list'],
  ['a case that is no table', 'right', [{}], 'Every case has to have a method validate'],
])('VAL-08 rejects %s, before anything is validated', async (_, form, cases, message) => {
  const { asked, part } = script();
  const given = form === 'right' ? part('form', ok('values')) : form;
  // @ts-expect-error -- what a program without types would hand over
  await expect(validateFormAndTables(given, cases)).rejects.toThrow(new TypeError(message));
  expect(asked).toEqual([]);
});
