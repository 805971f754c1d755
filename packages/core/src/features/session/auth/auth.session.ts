import type { DictionaryMap, LoginResult, UserInfo } from '../../../contract/index.ts';
import { signInSlots, storageKeys, type TypedStorage } from '../../../storage/index.ts';
import type { PermissionLists } from '../../access/permissions/index.ts';
import type { AuthInput } from './auth.context.ts';
import type { Session } from './auth.types.ts';
import { onlyTenantOf, pendingChoiceOf } from './org-selection.model.ts';

const windowSlots = signInSlots.filter(({ scope }) => scope === 'session');

/** What of a sign-in outlives the window, and where. */
export interface SessionStore {
  /** The session that was kept, when all its parts can still be read. */
  read(): AuthInput;
  persistLogin(login: LoginResult): void;
  /** What was to be chosen is chosen. */
  persistChosen(): void;
  /** The tenant that every call is made for from now on. */
  persistTenant(tenantId: string | null): void;
  persistPermissions(lists: PermissionLists): void;
  persistUser(user: UserInfo): void;
  persistDictionaries(dictionaries: DictionaryMap): void;
  /** Ends what is kept, unless it is no longer this session but a newer one of another window: then this window's part alone. */
  clear(session: Session | null): void;
  /** Lets go of what this window alone keeps. */
  clearWindow(): void;
  /** Calls `listener` after another window may have changed who is signed in; the answer stops it. */
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
  return {
    read() {
      const token = storage.get(storageKeys.token);
      const user = storage.get(storageKeys.userInfo);
      return {
        session: token === undefined || user === undefined ? null : { token, user },
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
      // Last: whoever hears of it finds the rest.
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
    clear(session) {
      const kept = storage.get(storageKeys.token);
      storage.clear(kept === undefined || kept === session?.token ? signInSlots : windowSlots);
    },
    clearWindow() {
      storage.clear(windowSlots);
    },
    watch: (listener) => storage.watch([storageKeys.token, storageKeys.userInfo, storageKeys.pendingChoice], listener),
  };
}
