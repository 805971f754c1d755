import { expect, it } from 'vitest';

import { makePassword } from './made-password.ts';
import { checkStrongPassword } from './rules/strong-password.rule.ts';

it('a made password is strong, each another one, and has no character that is mistaken on paper', () => {
  let turn = 1;
  const integer = (minimum: number, maximum: number) => {
    turn = (turn * 48_271) % 2_147_483_647;
    return minimum + (turn % (maximum - minimum + 1));
  };
  const made = Array.from({ length: 50 }, () => makePassword({ integer }));
  expect(new Set(made).size).toBe(50);
  for (const password of made) {
    expect(checkStrongPassword(password)).toBeNull();
    expect(password).toMatch(/^[a-km-zA-HJ-NP-Z2-9]{7}-[a-km-zA-HJ-NP-Z2-9]{7}$/u);
  }
});
