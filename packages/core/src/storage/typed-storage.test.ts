import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { days, sameText } from '../kernel/index.ts';
import { fakeClock, fakeLogger, fakePorts, fakeSharedStorage, fakeStorage, settled } from '../testing/index.ts';
import { createTypedStorage, routeTitles, signInSlots, storageFamily, storageKeys } from './index.ts';

const NOW = Date.UTC(2026, 0, 15);
const WARNING = 'warn Storage failed; values are kept in memory until this window closes';

function world(local: Readonly<Record<string, string>> = {}, session: Readonly<Record<string, string>> = {}) {
  const ports = {
    localStorage: fakeStorage(local),
    sessionStorage: fakeStorage(session),
    clock: fakeClock(NOW),
    logger: fakeLogger(),
  };
  return { ...ports, storage: createTypedStorage(ports) };
}

const ada = { id: '1', username: 'ada', realname: 'Ada', avatar: '' };
const dictionaries = { sex: [{ value: '1', text: '男' }] };
const button = { action: 'user:add', type: '1', status: '1', describe: '添加用户' };

describe('keys', () => {
  it('STORE-01 stores every local key of the specification under pro__ with its expiry', () => {
    const { storage, localStorage } = world();
    storage.set(storageKeys.token, 'token-1');
    storage.set(storageKeys.username, 'ada');
    storage.set(storageKeys.userInfo, ada);
    storage.set(storageKeys.dictionaries, dictionaries);
    storage.set(storageKeys.tenantId, '7');
    storage.set(storageKeys.keptAlive, ['UserList']);
    storage.set(storageKeys.sideMenuOpen, false);
    storage.set(storageKeys.theme, 'dark');
    storage.set(storageKeys.locale, 'en-US');
    storage.set(storageKeys.layout, 'topmenu');
    storage.set(storageKeys.contentWidth, 'Fluid');
    storage.set(storageKeys.primaryColour, '#1890FF');
    storage.set(storageKeys.colourWeak, true);
    storage.set(storageKeys.fixedHeader, true);
    storage.set(storageKeys.fixedSideMenu, true);
    storage.set(storageKeys.hiddenHeaderOnScroll, true);
    storage.set(storageKeys.multiPage, false);
    const kept = (value: unknown) => JSON.stringify({ value, expire: null });
    const forSevenDays = (value: unknown) => JSON.stringify({ value, expire: NOW + 604_800_000 });
    expect(localStorage.entries()).toEqual({
      'pro__Access-Token': forSevenDays('token-1'),
      pro__Login_Username: forSevenDays('ada'),
      pro__Login_Userinfo: forSevenDays(ada),
      pro__UI_CACHE_DB_DICT_DATA: forSevenDays(dictionaries),
      pro__TENANT_ID: kept('7'),
      pro__CACHE_INCLUDED_ROUTES: kept(['UserList']),
      pro__SIDEBAR_TYPE: kept(false),
      pro__DEFAULT_THEME: kept('dark'),
      pro__LOCALE: kept('en-US'),
      pro__DEFAULT_LAYOUT_MODE: kept('topmenu'),
      pro__DEFAULT_CONTENT_WIDTH_TYPE: kept('Fluid'),
      pro__DEFAULT_COLOR: kept('#1890FF'),
      pro__DEFAULT_COLOR_WEAK: kept(true),
      pro__DEFAULT_FIXED_HEADER: kept(true),
      pro__DEFAULT_FIXED_SIDEMENU: kept(true),
      pro__DEFAULT_FIXED_HEADER_HIDDEN: kept(true),
      pro__DEFAULT_MULTI_PAGE: kept(false),
    });
  });

  it('STORE-02 stores the two permission lists in session storage, as plain JSON under their plain names', () => {
    const { storage, sessionStorage, localStorage } = world();
    storage.set(storageKeys.ownPermissions, [button]);
    storage.set(storageKeys.allPermissions, [button, { ...button, action: 'user:edit', status: '0' }]);
    expect(sessionStorage.entries()).toEqual({
      LOGIN_USER_BUTTON_AUTH: JSON.stringify([button]),
      SYS_BUTTON_AUTH: JSON.stringify([button, { ...button, action: 'user:edit', status: '0' }]),
    });
    expect(localStorage.entries()).toEqual({});
    expect(storage.get(storageKeys.ownPermissions)).toEqual([button]);
  });

  it('clears login data, and keeps settings, drafts and foreign keys', () => {
    const { storage, localStorage, sessionStorage } = world({ other: 'stays' });
    storage.set(storageKeys.token, 'token-1');
    storage.set(storageKeys.username, 'ada');
    storage.set(storageKeys.userInfo, ada);
    storage.set(storageKeys.dictionaries, dictionaries);
    storage.set(storageKeys.keptAlive, ['UserList']);
    storage.set(storageKeys.ownPermissions, [button]);
    storage.set(storageKeys.allPermissions, [button]);
    storage.set(storageKeys.theme, 'dark');
    storage.clear(signInSlots);
    expect(localStorage.entries()).toEqual({ other: 'stays', pro__DEFAULT_THEME: '{"value":"dark","expire":null}' });
    expect(sessionStorage.entries()).toEqual({});
  });
});

describe('expiry', () => {
  it('AUTH-05 keeps token, username, user info and dictionary items for 604800000 ms, then drops them', () => {
    const { storage, clock, localStorage } = world();
    const read = () => [
      storage.get(storageKeys.token),
      storage.get(storageKeys.username),
      storage.get(storageKeys.userInfo),
      storage.get(storageKeys.dictionaries),
    ];
    storage.set(storageKeys.token, 'token-1');
    storage.set(storageKeys.username, 'ada');
    storage.set(storageKeys.userInfo, ada);
    storage.set(storageKeys.dictionaries, dictionaries);
    clock.advance(604_800_000 - 1);
    expect(read()).toEqual(['token-1', 'ada', ada, dictionaries]);
    clock.advance(1);
    expect(read()).toEqual([undefined, undefined, undefined, undefined]);
    expect(localStorage.entries()).toEqual({});
  });

  it('follows the wall clock, also across a clock change', () => {
    const { storage, clock } = world();
    storage.set(storageKeys.token, 'token-1');
    clock.jumpTo(NOW - days(8));
    expect(storage.get(storageKeys.token)).toBe('token-1');
    clock.jumpTo(NOW + days(8));
    expect(storage.get(storageKeys.token)).toBeUndefined();
  });

  it('keeps the tab of a list whose address holds a long query', () => {
    const path = `/isps/activity?superQueryParams=${'x'.repeat(8000)}`;
    const { storage } = world();
    storage.set(storageKeys.openTabs, [{ key: '/isps/activity', path, title: sameText('活动管理') }]);
    expect(storage.get(storageKeys.openTabs)?.map((tab) => tab.path)).toEqual([path]);
  });

  it('keeps a setting without expiry', () => {
    const { storage, clock } = world();
    storage.set(storageKeys.theme, 'dark');
    clock.advance(days(10_000));
    expect(storage.get(storageKeys.theme)).toBe('dark');
  });
});

describe('foreign values', () => {
  const expire = NOW + 1000;
  const unreadable: readonly (readonly [string, string])[] = [
    ['no JSON', 'token-1'],
    ['half of JSON', '{"value":"tok'],
    ['nothing', ''],
    ['a bare value', '"token-1"'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no expiry', '{"value":"token-1"}'],
    ['an expiry that is no time', '{"value":"token-1","expire":"never"}'],
    ['an empty token', JSON.stringify({ value: '', expire })],
    ['a token that is no text', JSON.stringify({ value: { id: 1 }, expire })],
    ['an added prototype', `{"value":"token-1","expire":${expire},"__proto__":{"isAdmin":true}}`],
    ['an escaped prototype', `{"value":"token-1","expire":${expire},"\\u005f_proto__":{"isAdmin":true}}`],
    ['an added constructor', `{"value":"token-1","expire":${expire},"constructor":{"prototype":{"isAdmin":true}}}`],
    ['a key said twice', `{"value":"token-1","value":"token-2","expire":${expire}}`],
  ];

  it.each(unreadable)('STORE-03 drops %s and continues without it', (_, text) => {
    const { storage, localStorage, logger } = world({
      'pro__Access-Token': text,
      pro__DEFAULT_THEME: '{"value":"dark","expire":null}',
    });
    expect(storage.get(storageKeys.token)).toBeUndefined();
    expect(localStorage.entries()).toEqual({ pro__DEFAULT_THEME: '{"value":"dark","expire":null}' });
    expect(storage.get(storageKeys.theme)).toBe('dark');
    expect(logger.lines).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  it('STORE-03 drops a malformed permission list', () => {
    const { storage, sessionStorage } = world(
      {},
      { LOGIN_USER_BUTTON_AUTH: '{"0":{"action":"a"}}', SYS_BUTTON_AUTH: '[' },
    );
    expect(storage.get(storageKeys.ownPermissions)).toBeUndefined();
    expect(storage.get(storageKeys.allPermissions)).toBeUndefined();
    expect(sessionStorage.entries()).toEqual({});
  });
});

describe('failing storage', () => {
  it('STORE-03 falls back to memory when storage is blocked, and logs it once', () => {
    const { storage, localStorage, sessionStorage, logger } = world();
    localStorage.block();
    sessionStorage.block();
    expect(storage.get(storageKeys.token)).toBeUndefined();
    storage.set(storageKeys.token, 'token-1');
    storage.set(storageKeys.theme, 'dark');
    storage.set(storageKeys.ownPermissions, [button]);
    expect(storage.get(storageKeys.token)).toBe('token-1');
    expect(storage.get(storageKeys.theme)).toBe('dark');
    expect(storage.get(storageKeys.ownPermissions)).toEqual([button]);
    storage.remove(storageKeys.token);
    expect(storage.get(storageKeys.token)).toBeUndefined();
    expect(storage.family(routeTitles).ids()).toEqual([]);
    expect(logger.lines).toEqual([WARNING]);
  });

  it('STORE-03 applies expiry in memory, too', () => {
    const { storage, localStorage, clock } = world();
    localStorage.block();
    storage.set(storageKeys.token, 'token-1');
    clock.advance(days(7));
    expect(storage.get(storageKeys.token)).toBeUndefined();
  });

  it('STORE-03 evicts the dictionaries from a full storage first, so that a login survives a reload', () => {
    const { storage, localStorage, logger } = world();
    storage.set(storageKeys.dictionaries, { sex: [{ value: '1', text: '男'.repeat(500) }] });
    localStorage.limitTo(700);
    storage.set(storageKeys.token, 'token-1');
    storage.set(storageKeys.userInfo, ada);
    expect(Object.keys(localStorage.entries())).toEqual(['pro__Access-Token', 'pro__Login_Userinfo']);
    expect(storage.get(storageKeys.dictionaries)).toEqual({ sex: [{ value: '1', text: '男'.repeat(500) }] });
    expect(logger.lines).toEqual([WARNING]);
  });

  it('STORE-03 keeps in memory what a full storage rejects, and removes the older value from storage', () => {
    const { storage, localStorage, logger } = world();
    storage.set(storageKeys.theme, 'light');
    localStorage.limitTo(0);
    storage.set(storageKeys.theme, 'dark');
    expect(storage.get(storageKeys.theme)).toBe('dark');
    expect(localStorage.entries()).toEqual({});
    storage.remove(storageKeys.theme);
    expect(storage.get(storageKeys.theme)).toBeUndefined();
    expect(logger.lines).toEqual([WARNING]);
  });

  it('STORE-03 uses the storage again as soon as there is room', () => {
    const { storage, localStorage } = world();
    localStorage.limitTo(0);
    storage.set(storageKeys.theme, 'dark');
    localStorage.limitTo(1000);
    storage.set(storageKeys.theme, 'light');
    expect(localStorage.entries()).toEqual({ pro__DEFAULT_THEME: '{"value":"light","expire":null}' });
    localStorage.setItem('pro__DEFAULT_THEME', '{"value":"dark","expire":null}');
    expect(storage.get(storageKeys.theme)).toBe('dark');
  });

  it('does not return a removed value that a blocked storage failed to delete', () => {
    const { storage, localStorage } = world();
    storage.set(storageKeys.token, 'token-1');
    const titles = storage.family(routeTitles);
    titles.set('/a', sameText('A'));
    localStorage.block();
    storage.remove(storageKeys.token);
    titles.remove('/a');
    expect(storage.get(storageKeys.token)).toBeUndefined();
    expect(titles.get('/a')).toBeUndefined();
    expect(titles.ids()).toEqual([]);
  });
});

describe('other windows', () => {
  it('R-10 is notified of the watched slots only, until it unsubscribes', async () => {
    const shared = fakeSharedStorage();
    const ports = fakePorts({ localStorage: shared.openWindow() });
    const [storage, other] = [
      createTypedStorage(ports),
      createTypedStorage({ ...ports, localStorage: shared.openWindow() }),
    ];
    const heard: (string | undefined)[] = [];
    const stop = storage.watch([storageKeys.token, storageKeys.ownPermissions], () =>
      heard.push(storage.get(storageKeys.token)),
    );
    other.set(storageKeys.theme, 'dark');
    other.set(storageKeys.token, 'token-1');
    storage.set(storageKeys.token, 'token-2');
    await settled();
    other.remove(storageKeys.token);
    await settled();
    stop();
    other.set(storageKeys.token, 'token-3');
    await settled();
    expect(heard).toEqual(['token-2', undefined]);
  });
});

describe('families', () => {
  const drafts = storageFamily('draft', v.object({ text: v.string() }), days(30));

  it('stores values under dynamic identifiers, separate from every other key', () => {
    const { storage, localStorage } = world({ 'pro__route:title:/a': '{"value":"A","expire":null}' });
    const family = storage.family(drafts);
    family.set('user-1:activity:new', { text: 'half' });
    family.set('', { text: 'no name' });
    expect(localStorage.entries()).toEqual({
      'pro__route:title:/a': '{"value":"A","expire":null}',
      'pro__draft:user-1:activity:new': JSON.stringify({ value: { text: 'half' }, expire: NOW + days(30) }),
      'pro__draft:': JSON.stringify({ value: { text: 'no name' }, expire: NOW + days(30) }),
    });
    expect(family.ids()).toEqual(['user-1:activity:new', '']);
    expect(storage.family(routeTitles).ids()).toEqual(['/a']);
    expect(family.get('user-1:activity:new')).toEqual({ text: 'half' });
    family.remove('user-1:activity:new');
    expect(family.ids()).toEqual(['']);
  });

  it('drops unreadable and expired drafts on read', () => {
    const { storage, clock } = world({ 'pro__draft:broken': '{"value":{"text":1},"expire":null}' });
    const family = storage.family(drafts);
    family.set('old', { text: 'half' });
    clock.advance(days(30));
    expect(family.ids()).toEqual(['broken', 'old']);
    expect([family.get('broken'), family.get('old')]).toEqual([undefined, undefined]);
    expect(family.ids()).toEqual([]);
  });

  it('STORE-03 lists entries in memory and in the storage', () => {
    const { storage, localStorage } = world();
    const family = storage.family(drafts);
    family.set('kept', { text: 'a' });
    localStorage.limitTo(0);
    family.set('held', { text: 'b' });
    expect(family.ids()).toEqual(['kept', 'held']);
    expect(family.get('held')).toEqual({ text: 'b' });
  });
});
