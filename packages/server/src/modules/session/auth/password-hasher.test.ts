import { describe, expect, it } from 'vitest';

import { createPasswordHasher } from './password-hasher.ts';

describe('the password hasher', () => {
  it('tells right from wrong, and has a salt for every hash', async () => {
    const hasher = createPasswordHasher();
    const [first, second] = [await hasher.hash('密码-1'), await hasher.hash('密码-1')];
    if (!first.ok || !second.ok) throw new Error('busy');
    expect(first.value).not.toBe(second.value);
    const verify = (stored: string | undefined, password: string) =>
      hasher.inTurn('192.0.2.1', (hashing) => hashing.verify(stored, password));
    expect(await verify(first.value, '密码-1')).toEqual({ ok: true, value: true });
    expect(await verify(first.value, '密码-2')).toEqual({ ok: true, value: false });
    expect(await verify(undefined, '密码-1')).toEqual({ ok: true, value: false });
  });

  it('hashes many in their order, and keeps nobody waiting for all of them, not at the same address either', async () => {
    const hasher = createPasswordHasher({ parallel: 1, waiting: 8, waitingInLane: 3 });
    const passwords = Array.from({ length: 6 }, (_, at) => `密码-${at}`);
    const ended: string[] = [];
    const many = hasher.hashMany(passwords, '192.0.2.1').finally(() => ended.push('many'));
    const others = ['192.0.2.1', '192.0.2.2'].map((one) => hasher.hash('x', one).finally(() => ended.push(one)));
    const hashes = await many;
    await Promise.all(others);
    const verify = (password: string, at: number) =>
      hasher.inTurn('', (hashing) => hashing.verify(hashes.ok ? hashes.value[at] : undefined, password));
    const verified: unknown[] = [];
    for (const [at, password] of passwords.entries()) verified.push(await verify(password, at));
    expect(verified).toEqual(passwords.map(() => ({ ok: true, value: true })));
    expect(ended).toEqual(['192.0.2.1', '192.0.2.2', 'many']);
  });

  it('T-20 refuses what one address asks beyond its places, and still hashes for another address', async () => {
    const hasher = createPasswordHasher({ parallel: 2, waiting: 8, waitingInLane: 3 });
    const verify = (address: string) => hasher.inTurn(address, (hashing) => hashing.verify(undefined, 'x'));
    const flood = Array.from({ length: 9 }, () => verify('192.0.2.1'));
    const honest = verify('192.0.2.2');
    expect(await honest).toEqual({ ok: true, value: false });
    const answers = await Promise.all(flood);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, false, false, false, false, false]);
    expect(await verify('192.0.2.1')).toEqual({ ok: true, value: false });
  });
});
