import { describe, expect, it } from 'vitest';

import { createPasswordHasher } from './password-hasher.ts';
import { randomPassword } from './random-password.ts';

describe('the password hasher', () => {
  it('tells right from wrong, and has a salt for every hash', async () => {
    const hasher = createPasswordHasher();
    const [first, second] = [await hasher.hash('密码-1'), await hasher.hash('密码-1')];
    if (!first.ok || !second.ok) throw new Error('busy');
    expect(first.value).not.toBe(second.value);
    expect(await hasher.verify(first.value, '密码-1')).toEqual({ ok: true, value: true });
    expect(await hasher.verify(first.value, '密码-2')).toEqual({ ok: true, value: false });
    expect(await hasher.verify(undefined, '密码-1')).toEqual({ ok: true, value: false });
  });

  it('T-20 turns tries away when too many wait, and takes them again afterwards', async () => {
    const hasher = createPasswordHasher({ parallel: 2, waiting: 3 });
    const flood = await Promise.all(Array.from({ length: 9 }, () => hasher.verify(undefined, 'x')));
    expect(flood.filter(({ ok }) => ok)).toHaveLength(5);
    expect(flood.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 4 }, () => ({ ok: false, error: { kind: 'busy' } })));
    expect(await hasher.verify(undefined, 'x')).toEqual({ ok: true, value: false });
  });
});

describe('a random password', () => {
  it('has fourteen plain letters and digits, another one every time', () => {
    const passwords = Array.from({ length: 50 }, randomPassword);
    expect(new Set(passwords).size).toBe(50);
    for (const password of passwords) expect(password).toMatch(/^(?=.*[a-zA-Z])(?=.*\d)[a-kmnp-zA-HJ-NP-Z2-9]{14}$/u);
  });
});
