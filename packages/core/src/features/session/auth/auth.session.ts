import type { DictionaryMap, LoginResult, UserInfo } from '../../../contract/index.ts';
import { signInSlots, storageKeys, type TypedStorage } from '../../../storage/index.ts';
import type { PermissionLists } from '../../access/permissions/index.ts';
import type { AuthInput } from './auth.context.ts';
import type { Session } from './auth.types.ts';
import { onlyTenantOf, pendingChoiceOf } from './org-selection.model.ts';

const windowSlots = signInSlots.filter(({ scope }) => scope === 'session');

/** Persistence of login data beyond the window. */
export interface SessionStore {
  /** The stored session, if all its parts are readable. */
  read(): AuthInput;
  persistLogin(login: LoginResult): void;
  /** Remove the pending selection. */
  persistChosen(): void;
  /** Set the tenant of all further calls. */
  persistTenant(tenantId: string | null): void;
  persistPermissions(lists: PermissionLists): void;
  persistUser(user: UserInfo): void;
  persistDictionaries(dictionaries: DictionaryMap): void;
  /** Tell the other windows that the user ends this session, before the server does. */
  persistSigningOut(session: Session | null): void;
  /** Tell this window, once it is reloaded, that its session had ended. */
  persistExpired(): void;
  /** Whether it was told so; forgets it. */
  takeExpired(): boolean;
  /** Clear the stored session, unless another window has replaced it with a newer one: then only this window's data. */
  clear(session: Session | null): void;
  /** Clear this window's data. */
  clearWindow(): void;
  /** Call `listener` after another window may have changed the login; returns an unsubscribe function. */
  watch(listener: () => void): () => void;
}

export function createSessionStore(storage: TypedStorage): SessionStore {
  const persistUser = (user: UserInfo) => {
    storage.set(storageKeys.username, user.username);
    storage.set(storageKeys.userInfo, user);
  };
  const persistDictionaries = (dictionaries: DictionaryMap) => storage.set(storageKeys.dictionaries, dictionaries);
  const persistTenant = (tenantId: string | null) => {
    if (tenantId === null) storage.remove(storageKeys.tenantId);
    else storage.set(storageKeys.tenantId, tenantId);
  };
  const isLeaving = (token: string) => storage.get(storageKeys.signingOut) === token;
  return {
    read() {
      const token = storage.get(storageKeys.token);
      const user = storage.get(storageKeys.userInfo);
      return {
        session: token === undefined || user === undefined || isLeaving(token) ? null : { token, user },
        pending: storage.get(storageKeys.pendingChoice) ?? null,
        dictionaries: storage.get(storageKeys.dictionaries) ?? {},
      };
    },
    persistLogin(login) {
      persistUser(login.userInfo);
      persistDictionaries(login.sysAllDictItems ?? {});
      persistTenant(onlyTenantOf(login));
      const pending = pendingChoiceOf(login);
      if (pending === null) storage.remove(storageKeys.pendingChoice);
      else
        storage.set(storageKeys.pendingChoice, {
          departments: [...pending.departments],
          tenantIds: [...pending.tenantIds],
        });
      // Written last: other windows react to it and need the rest.
      storage.set(storageKeys.token, login.token);
    },
    persistUser,
    persistTenant,
    persistChosen: () => storage.remove(storageKeys.pendingChoice),
    persistDictionaries,
    persistPermissions(lists) {
      storage.set(storageKeys.ownPermissions, [...lists.own]);
      storage.set(storageKeys.allPermissions, [...lists.all]);
    },
    persistSigningOut(session) {
      if (session !== null) storage.set(storageKeys.signingOut, session.token);
    },
    persistExpired: () => storage.set(storageKeys.sessionExpired, true),
    takeExpired() {
      const hasExpired = storage.get(storageKeys.sessionExpired) ?? false;
      storage.remove(storageKeys.sessionExpired);
      return hasExpired;
    },
    clear(session) {
      const kept = storage.get(storageKeys.token);
      storage.clear(kept === undefined || kept === session?.token ? signInSlots : windowSlots);
    },
    clearWindow() {
      storage.clear(windowSlots);
    },
    watch: (listener) =>
      storage.watch(
        [storageKeys.token, storageKeys.signingOut, storageKeys.userInfo, storageKeys.pendingChoice],
        listener,
      ),
  };
}
