import { PassThrough } from 'node:stream';

import { expect, it } from 'vitest';

import { localized } from '@evergreen/core/kernel';

import { askNewPassword, askWord } from './password-prompt.ts';

async function typed(...lines: readonly string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  const shown: string[] = [];
  const waiting = [...lines];
  output.on('data', (chunk: Buffer) => {
    shown.push(String(chunk));
    if (String(chunk).endsWith(': ')) setImmediate(() => input.write(waiting.shift() ?? '\u0004'));
  });
  const answer = await askNewPassword(input, output);
  return {
    answer: answer.ok ? answer.value : answer.error['en-US'],
    isShown: lines.some((line) => shown.join('').includes(line.trim())),
  };
}

it.each([
  [['correct horse\r', 'correct horse\r'], 'correct horse'],
  [['correct horse\r', 'correct house\r'], 'The two passwords differ'],
  [['short\r'], '--ask-password takes 8 to 128 characters'],
  [['\u0004'], 'No password was given'],
  [['\u0003'], 'No password was given'],
])('asks twice without showing what is typed: %j', async (lines, answer) => {
  expect(await typed(...lines)).toEqual({ answer, isShown: lines[0] !== undefined && lines[0].trim() === '' });
});

it.each([
  ['replace\r', true],
  ['yes\r', false],
  ['\u0004', false],
])('goes on at the word that it names and at no other: %j', async (line, answer) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  setImmediate(() => input.write(line));
  expect(await askWord(input, output, localized('继续', 'Go on'), 'replace')).toBe(answer);
  expect(String(output.read())).toContain('继续 · Go on: ');
});
