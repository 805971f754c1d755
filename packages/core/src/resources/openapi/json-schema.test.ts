import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { identifierList, wireInteger, wireText } from '../../contract/index.ts';
import { describeSchema } from './json-schema.ts';

describe('the description of a schema', () => {
  it('holds what is sent: bounds and patterns, optional keys with their defaults, lists as the text that they come in', () => {
    const schema = v.object({
      name: wireText(20),
      code: v.pipe(v.string(), v.trim(), v.regex(/^[a-z]+$/u)),
      page: v.optional(wireInteger(1, 100), 1),
      ids: identifierList,
    });
    expect(describeSchema('x', schema)).toEqual({
      schema: {
        type: 'object',
        properties: {
          name: { type: 'string', maxLength: 20 },
          code: { type: 'string', pattern: '^[a-z]+$' },
          page: { type: 'integer', minimum: 1, maximum: 100, default: 1 },
          ids: { type: 'string', maxLength: 37_000 },
        },
        required: ['name', 'code', 'ids'],
      },
      definitions: {},
    });
  });

  it('names its recursive parts after the place that it stands in', () => {
    interface Tree {
      readonly children: readonly Tree[];
    }
    const tree: v.GenericSchema<unknown, Tree> = v.object({ children: v.array(v.lazy(() => tree)) });
    const reference = { $ref: '#/components/schemas/menu.answer.0' };
    const node = {
      type: 'object',
      properties: { children: { type: 'array', items: reference } },
      required: ['children'],
    };
    expect(describeSchema('menu.answer', tree)).toEqual({ schema: node, definitions: { 'menu.answer.0': node } });
  });

  it.each([
    ['a pattern whose flags change what it matches', v.pipe(v.string(), v.regex(/^[a-z]+$/iu)), 'flags'],
    ['an action without an equivalent', v.pipe(v.string(), v.toUpperCase()), 'to_upper_case'],
    ['a schema without an equivalent', v.date(), 'date'],
  ])('is refused for %s', (_case, schema, word) => {
    expect(() => describeSchema('x', schema)).toThrow(word);
  });
});
