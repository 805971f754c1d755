import fc from 'fast-check';
import { expect, it } from 'vitest';

import { fakeClock } from '../../../testing/index.ts';
import { CHOSEN_LANGUAGES, CODE_LANGUAGES } from './code-languages.ts';
import { createDelayedText } from './delayed-text.ts';
import { formattedJson, jsonProblem } from './json-text.ts';

it('offers the twelve languages of the specification in their order', () => {
  expect(CHOSEN_LANGUAGES.map((key) => CODE_LANGUAGES[key]['zh-CN'])).toEqual([
    'CSS',
    'JavaScript',
    'XML/HTML',
    'Java',
    'Objective-C',
    'Python',
    'R',
    'Shell',
    'SQL',
    'Swift',
    'Vue',
    'Markdown',
  ]);
});

it('tells the last text 300 ms after the last key, or at once on request, and nothing that was replaced', () => {
  const clock = fakeClock();
  const told: string[] = [];
  const delayed = createDelayedText({ clock });
  delayed.on(({ text }) => told.push(text));
  const type = (text: string) => delayed.send({ type: 'text.type', text });
  type('a');
  clock.advance(299);
  type('ab');
  clock.advance(299);
  expect([told, delayed.facts()]).toEqual([[], { isWaiting: true }]);
  clock.advance(1);
  expect(delayed.facts()).toEqual({ isWaiting: false });
  type('abc');
  delayed.send({ type: 'text.flush' });
  delayed.send({ type: 'text.flush' });
  type('abcd');
  delayed.send({ type: 'text.forget' });
  type('abcde');
  delayed.dispose();
  clock.advance(1000);
  expect(told).toEqual(['ab', 'abc']);
});

it.each([
  ['', null],
  ['  ', null],
  ['{"a":[1,true,null,"x\\n"]}', null],
  ['{"a":1,}', [1, 8]],
  ['{\n  "a": 1\n  "b": 2\n}', [3, 3]],
  ["{'a':1}", [1, 2]],
  ['[1,2', [1, 5]],
  ['{"a":1} x', [1, 9]],
  ['"abc', [1, 1]],
  ['01', [1, 2]],
])('says of %j where it stops being JSON: %j', (text, place) => {
  const expected =
    place === null ? undefined : `第 ${place[0]} 行第 ${place[1]} 个字符处不是有效的 JSON，请检查引号、逗号和括号`;
  expect(jsonProblem(text)?.['zh-CN']).toBe(expected);
});

it('finds no fault in what JSON.stringify writes, and one in whatever JSON.parse refuses', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(), fc.constantFrom(',', '}', '"', "'", 'x', ':'), (value, at, sign) => {
      const text = JSON.stringify(value, null, 2);
      expect([jsonProblem(text), formattedJson(JSON.stringify(value))]).toEqual([null, text]);
      const place = at % (text.length + 1);
      const changed = text.slice(0, place) + sign + text.slice(place);
      let isRefused = false;
      try {
        JSON.parse(changed);
      } catch {
        isRefused = true;
      }
      expect(jsonProblem(changed) !== null).toBe(isRefused);
    }),
    { seed: 20261123 },
  );
});

it('leaves a text that is no JSON as it is', () => {
  expect(formattedJson('{a')).toBe('{a');
});
