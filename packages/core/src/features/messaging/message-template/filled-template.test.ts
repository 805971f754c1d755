import fc from 'fast-check';
import { expect, it } from 'vitest';

import { err, ok } from '../../../kernel/index.ts';
import { filledTemplate, templateNames, templateValues } from './filled-template.ts';

it.each([
  ['您好', [], ok('您好')],
  ['${name}您好，${name}', ['name'], ok('王秀兰您好，王秀兰')],
  ['${名字} $ {name} ${}', ['名字'], err(['名字'])],
  ['${name}${other}', ['name', 'other'], err(['other'])],
  ['${constructor}', ['constructor'], err(['constructor'])],
])('%j has the names %j and reads %j', (content, names, filled) => {
  expect([templateNames(content), filledTemplate(content, { name: '王秀兰' })]).toEqual([names, filled]);
});

it('does not take a value for a template', () => {
  expect(filledTemplate('${a} ${b}', { a: '${b}', b: '$&' })).toEqual(ok('${b} $&'));
});

it('fills what it names, whatever the values hold', () => {
  const name = fc.stringMatching(/^[a-z]{1,8}$/u);
  const value = fc.string({ minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.string().filter((part) => !part.includes('$')),
          name,
          value,
        ),
      ),
      (parts) => {
        const values = Object.fromEntries(parts.map(([, key, text]) => [key, text]));
        const content = parts.map(([part, key]) => `${part}\${${key}}`).join('');
        expect(filledTemplate(content, values)).toEqual(ok(parts.map(([part, key]) => part + values[key]).join('')));
      },
    ),
    { seed: 20261123 },
  );
});

it.each([
  ['{"a":"1","b":2,"c":true,"d":{"e":1},"f":null}', { a: '1', b: '2', c: 'true' }],
  ['{}', {}],
  ['[]', undefined],
  ['"a"', undefined],
  ['', undefined],
  ['{"__proto__":"x"}', {}],
])('reads the values of %s', (json, values) => {
  expect(templateValues(json)).toEqual(values);
});
