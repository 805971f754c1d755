import { expect, it } from 'vitest';

import { passwordStrength } from './index.ts';

it.each([
  ['', 'none'],
  ['Spring#26', 'medium'],
  ['Sp#2026', 'weak'],
  ['springspring', 'weak'],
  ['spring#2026', 'medium'],
  ['Spring#202', 'strong'],
  ['密码密码密码密码', 'weak'],
  [`A1#${'a'.repeat(126)}`, 'weak'],
])('rates the strength of %j as %s', (value, strength) => {
  expect(passwordStrength(value)).toBe(strength);
});
