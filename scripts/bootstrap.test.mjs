import { expect, it } from 'vitest';
import { isNodeNewEnough } from './bootstrap.mjs';

it.each([
  ['18.20.4', false],
  ['20.9.0', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.0.0', true],
  ['22.12.0', true],
])('Node %s is new enough: %s', (version, answer) => {
  expect(isNodeNewEnough(version)).toBe(answer);
});
