import { describe, expect, it } from 'vitest';

import { createHttpClient } from '../../../http/index.ts';
import { minutes, sameText, localized } from '../../../kernel/index.ts';
import { createTypedStorage, storageKeys } from '../../../storage/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { createSettings, type LockAfter } from '../settings/index.ts';
import { createScreenLock } from './screen-lock.service.ts';

const open = { isLocked: false, isVerifying: false, problem: null };
const locked = { isLocked: true, isVerifying: false, problem: null };

function world(lockAfter: LockAfter = 0) {
  const ports = fakePorts();
  const storage = createTypedStorage(ports);
  const settings = createSettings({ storage });
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  settings.send({ type: 'setting.choose', change: { lockAfter } });
  storage.set(storageKeys.token, 'T');
  const { clock } = ports;
  return {
    ...ports,
    storage,
    settings,
    /** Another window, or the same one after a reload: shared storage, separate lock. */
    window: () => createScreenLock({ client, clock, storage, settings }),
  };
}

describe('screen lock', () => {
  it('LAYOUT-17 locks on demand, and unlocks only with the correct password, verified by the server', async () => {
    const { window, http } = world();
    const lock = window();
    expect(lock.facts()).toEqual(open);
    lock.send({ type: 'screen.lock' });
    expect(lock.facts()).toEqual(locked);

    lock.send({ type: 'password.submit', password: '' });
    expect([lock.facts(), http.requests.length]).toEqual([
      { ...locked, problem: localized('请输入密码', 'Type your password') },
      0,
    ]);

    lock.send({ type: 'password.submit', password: 'guess' });
    lock.send({ type: 'password.submit', password: 'guess' });
    expect([lock.facts().isVerifying, http.requests.map(({ method, url, body }) => [method, url, body])]).toEqual([
      true,
      [['POST', '/api/sys/user/verifyPassword', '{"password":"guess"}']],
    ]);
    http.take('verifyPassword').reject('密码不正确，请重新输入');
    await settled();
    expect(lock.facts()).toEqual({ ...locked, problem: sameText('密码不正确，请重新输入') });

    lock.send({ type: 'password.submit', password: 'right' });
    http.take('verifyPassword').succeed(null);
    await settled();
    expect(lock.facts()).toEqual(open);
  });

  it('LAYOUT-17 stays locked and shows the reason when the server cannot be reached', async () => {
    const { window, http } = world();
    const lock = window();
    lock.send({ type: 'screen.lock' });
    lock.send({ type: 'password.submit', password: 'right' });
    http.take('verifyPassword').end({ kind: 'unreachable' });
    await settled();
    const { isLocked, problem } = lock.facts();
    expect([isLocked, problem?.['zh-CN'] === '']).toEqual([true, false]);
    expect(problem).not.toBe(null);
  });

  it('LAYOUT-17 survives a reload, and applies to every window', () => {
    const { window } = world();
    const [here, there] = [window(), window()];
    here.send({ type: 'screen.lock' });
    expect([here.facts(), there.facts(), window().facts()]).toEqual([locked, open, locked]);
  });

  it('LAYOUT-17 never locks automatically by default', () => {
    const { window, clock } = world();
    const lock = window();
    clock.advance(minutes(600));
    lock.send({ type: 'person.acted' });
    expect([lock.facts(), clock.pending()]).toEqual([open, 0]);
  });

  it('LAYOUT-17 locks after the configured idle time since the last input', () => {
    const { window, clock } = world(5);
    const lock = window();
    clock.advance(minutes(4));
    lock.send({ type: 'person.acted' });
    clock.advance(minutes(5) - 1);
    expect(lock.facts()).toEqual(open);
    clock.advance(1);
    expect(lock.facts()).toEqual(locked);
  });

  it('LAYOUT-17 counts input in any window', () => {
    const { window, clock } = world(5);
    const [here, there] = [window(), window()];
    clock.advance(minutes(3));
    there.send({ type: 'person.acted' });
    clock.advance(minutes(3));
    expect([here.facts(), there.facts()]).toEqual([open, open]);
    clock.advance(minutes(2));
    expect([here.facts(), there.facts()]).toEqual([locked, locked]);
  });

  it('LAYOUT-17 locks after sleep beyond the idle time, on the first input and at start', () => {
    const { window, clock } = world(15);
    const lock = window();
    clock.jumpTo(clock.now() + minutes(20));
    lock.send({ type: 'person.acted' });
    expect(lock.facts()).toEqual(locked);
    const asleep = world(15);
    asleep.window().dispose();
    asleep.clock.jumpTo(asleep.clock.now() + minutes(20));
    expect(asleep.window().facts()).toEqual(locked);
  });

  it('LAYOUT-17 starts the idle timer when the setting is enabled, and stops it when disabled', () => {
    const { window, clock, settings } = world();
    const lock = window();
    clock.advance(minutes(60));
    settings.send({ type: 'setting.choose', change: { lockAfter: 5 } });
    expect(lock.facts()).toEqual(open);
    clock.advance(minutes(4));
    settings.send({ type: 'setting.choose', change: { lockAfter: 0 } });
    clock.advance(minutes(60));
    expect(lock.facts()).toEqual(open);
  });

  it('does not lock early after the clock was set back, only later', () => {
    const { window, clock } = world(5);
    const lock = window();
    clock.jumpTo(clock.now() - minutes(120));
    lock.send({ type: 'person.acted' });
    clock.advance(minutes(4));
    expect(lock.facts()).toEqual(open);
  });

  it('LAYOUT-17 ends with the session, and the next session starts unlocked', () => {
    const { window, clock, storage } = world(5);
    const lock = window();
    lock.send({ type: 'screen.lock' });
    storage.remove(storageKeys.token);
    lock.send({ type: 'session.ended' });
    expect([lock.facts(), storage.get(storageKeys.screenLock), storage.get(storageKeys.lastAct)]).toEqual([
      open,
      undefined,
      undefined,
    ]);
    lock.send({ type: 'screen.lock' });
    clock.advance(minutes(60));
    expect(lock.facts()).toEqual(open);
    storage.set(storageKeys.token, 'T2');
    lock.send({ type: 'session.started' });
    expect(lock.facts()).toEqual(open);
    clock.advance(minutes(5));
    expect(lock.facts()).toEqual(locked);
  });
});
