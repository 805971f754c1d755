import { describe, expect, it } from 'vitest';

import { createTypedStorage } from '../../../storage/index.ts';
import { fakePorts } from '../../../testing/index.ts';
import { createSessionStore } from './auth.session.ts';

const user = { id: 'u1', username: 'clerk', realname: '王秀英', avatar: '' };
const sysAllDictItems = { sex: [{ value: '1', text: '男' }] };

function signedInStore() {
  const ports = fakePorts();
  const store = createSessionStore(createTypedStorage(ports));
  store.persistLogin({ token: 'T1', userInfo: user, sysAllDictItems });
  return { store, ports };
}

describe('session store', () => {
  it('AUTH-05 keeps token, username, user and dictionaries for 604800000 ms, then drops them', () => {
    const { store, ports } = signedInStore();
    const kept = { session: { token: 'T1', user }, pending: null, dictionaries: sysAllDictItems };
    expect(store.read()).toEqual(kept);
    expect(Object.keys(ports.localStorage.entries()).toSorted()).toEqual([
      'pro__Access-Token',
      'pro__Login_Userinfo',
      'pro__Login_Username',
      'pro__UI_CACHE_DB_DICT_DATA',
    ]);
    ports.clock.advance(604_799_999);
    expect(store.read()).toEqual(kept);
    ports.clock.advance(1);
    expect(store.read()).toEqual({ session: null, pending: null, dictionaries: {} });
  });

  it('AUTH-06 clears all login data, and nothing else', () => {
    const { store, ports } = signedInStore();
    store.persistPermissions({ own: [], all: [] });
    ports.localStorage.setItem('pro__DEFAULT_THEME', '{"value":"dark","expire":null}');
    store.clear({ token: 'T1', user });
    expect({ local: ports.localStorage.entries(), session: ports.sessionStorage.entries() }).toEqual({
      local: { pro__DEFAULT_THEME: '{"value":"dark","expire":null}' },
      session: {},
    });
  });

  it("R-11 keeps a newer login of another window, and clears only this window's data", () => {
    const { store, ports } = signedInStore();
    store.persistPermissions({ own: [], all: [] });
    store.clear({ token: 'T0', user });
    expect({ session: store.read().session, window: ports.sessionStorage.entries() }).toEqual({
      session: { token: 'T1', user },
      window: {},
    });
  });

  it('STORE-03 treats a partly corrupted session as none', () => {
    const { store, ports } = signedInStore();
    ports.localStorage.setItem('pro__Login_Userinfo', '{"value":{"id":1}}');
    expect(store.read().session).toBe(null);
  });
});
