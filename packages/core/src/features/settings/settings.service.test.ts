import { describe, expect, it } from 'vitest';

import { createTypedStorage } from '../../storage/index.ts';
import { fakeClock, fakeLogger, fakeStorage } from '../../testing/index.ts';
import { createSettings, DEFAULT_SETTINGS, type SettingsEvent } from './index.ts';

function world(kept: Readonly<Record<string, string>> = {}) {
  const localStorage = fakeStorage(kept);
  const storage = createTypedStorage({
    localStorage,
    sessionStorage: fakeStorage(),
    clock: fakeClock(),
    logger: fakeLogger(),
  });
  return { localStorage, settings: () => createSettings({ storage }) };
}

const enveloped = (value: unknown) => JSON.stringify({ value, expire: null });

describe('settings', () => {
  it('begins light, in Chinese, with the side menu open', () => {
    expect(world().settings().facts()).toEqual({ theme: 'light', locale: 'zh-CN', isSideMenuOpen: true });
  });

  it('keeps every choice, so that the next window begins with it', () => {
    const { settings, localStorage } = world();
    const first = settings();
    first.send({ type: 'theme.choose', theme: 'dark' });
    first.send({ type: 'locale.choose', locale: 'en-US' });
    first.send({ type: 'sideMenu.toggle' });
    expect(first.facts()).toEqual({ theme: 'dark', locale: 'en-US', isSideMenuOpen: false });
    expect(localStorage.entries()).toEqual({
      pro__DEFAULT_THEME: enveloped('dark'),
      pro__LOCALE: enveloped('en-US'),
      pro__SIDEBAR_TYPE: enveloped(false),
    });
    expect(settings().facts()).toEqual(first.facts());
  });

  it('STORE-03 takes the default for each kept setting that cannot be read, and the others as kept', () => {
    const { settings, localStorage } = world({
      pro__DEFAULT_THEME: enveloped('pink'),
      pro__LOCALE: '{"value":',
      pro__SIDEBAR_TYPE: enveloped(false),
    });
    expect(settings().facts()).toEqual({ theme: 'light', locale: 'zh-CN', isSideMenuOpen: false });
    expect(localStorage.entries()).toEqual({ pro__SIDEBAR_TYPE: enveloped(false) });
  });

  it('STORE-03 changes also when storage is blocked', () => {
    const { settings, localStorage } = world();
    localStorage.block();
    const service = settings();
    service.send({ type: 'theme.choose', theme: 'dark' });
    expect(service.facts().theme).toBe('dark');
  });

  it('tells of a change once, and of a choice that changes nothing not at all', () => {
    const service = world().settings();
    const heard: unknown[] = [];
    const stop = service.subscribe(() => heard.push(service.facts()));
    const before = service.facts();
    const same: readonly SettingsEvent[] = [
      { type: 'theme.choose', theme: 'light' },
      { type: 'locale.choose', locale: 'zh-CN' },
    ];
    for (const event of same) service.send(event);
    expect(service.facts()).toBe(before);
    service.send({ type: 'sideMenu.toggle' });
    service.send({ type: 'sideMenu.toggle' });
    stop();
    service.send({ type: 'sideMenu.toggle' });
    expect(heard).toEqual([{ ...DEFAULT_SETTINGS, isSideMenuOpen: false }, DEFAULT_SETTINGS]);
  });

  it('lets a listener stop listening while it is told', () => {
    const service = world().settings();
    const heard: string[] = [];
    const stop = service.subscribe(() => {
      heard.push('first');
      stop();
    });
    service.subscribe(() => heard.push('second'));
    service.send({ type: 'sideMenu.toggle' });
    service.send({ type: 'sideMenu.toggle' });
    expect(heard).toEqual(['first', 'second', 'second']);
  });

  it('is told nothing new after it was disposed of', () => {
    const service = world().settings();
    const heard: string[] = [];
    service.subscribe(() => heard.push('told'));
    service.on(() => heard.push('emitted'));
    service.dispose();
    service.send({ type: 'sideMenu.toggle' });
    expect([service.facts(), heard]).toEqual([DEFAULT_SETTINGS, []]);
  });
});
