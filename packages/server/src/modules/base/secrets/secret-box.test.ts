import { randomBytes } from 'node:crypto';

import { expect, it } from 'vitest';

import { createSecretBox } from './secret-box.ts';

const key = randomBytes(32);
const box = createSecretBox(key);

it('opens what it sealed, whatever the text', () => {
  for (const secret of ['', 'Correct-Horse-9', '密码 𠮷', 'a'.repeat(500)])
    expect(box.open(box.seal(secret))).toBe(secret);
});

it('seals the same secret differently each time, without a trace of it', () => {
  const [one, other] = [box.seal('Correct-Horse-9'), box.seal('Correct-Horse-9')];
  expect(one === other).toBe(false);
  expect(Buffer.from(one.slice(3), 'base64').includes('Correct')).toBe(false);
});

it('opens nothing that another key sealed, that was changed or that it does not know', () => {
  const sealed = box.seal('Correct-Horse-9');
  const bytes = Buffer.from(sealed.slice(3), 'base64');
  bytes[14] = (bytes[14] ?? 0) ^ 1;
  expect([
    createSecretBox(randomBytes(32)).open(sealed),
    box.open(`v1:${bytes.toString('base64')}`),
    box.open('v1:AAAA'),
    box.open('Correct-Horse-9'),
    box.open(''),
  ]).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
