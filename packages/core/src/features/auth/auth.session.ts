import type { DictionaryMap, LoginResult, UserInfo } from '../../contract/index.ts';
import { signInSlots, storageKeys, type TypedStorage } from '../../storage/index.ts';
import type { PermissionLists } from '../permissions/index.ts';
import type { AuthInput } from './auth.context.ts';

/** What of a sign-in outlives the window, and where. */
export interface SessionKeep {
  /** The session that was kept, when all its parts can still be read. */
  read(): AuthInput;
  keepLogin(login: LoginResult): void;
  keepPermissions(lists: PermissionLists): void;
  keepUser(user: UserInfo): void;
  keepDictionaries(dictionaries: DictionaryMap): void;
  clear(): void;
}

export function createSessionKeep(storage: TypedStorage): SessionKeep {
  const keepUser = (user: UserInfo) => {
    storage.set(storageKeys.username, user.username);
    storage.set(storageKeys.userInfo, user);
  };
  const keepDictionaries = (dictionaries: DictionaryMap) => storage.set(storageKeys.dictionaries, dictionaries);
  return {
    read() {
      const token = storage.get(storageKeys.token);
      const user = storage.get(storageKeys.userInfo);
      return {
        session: token === undefined || user === undefined ? null : { token, user },
        dictionaries: storage.get(storageKeys.dictionaries) ?? {},
      };
    },
    keepLogin(login) {
      storage.set(storageKeys.token, login.token);
      keepUser(login.userInfo);
      keepDictionaries(login.sysAllDictItems ?? {});
    },
    keepUser,
    keepDictionaries,
    keepPermissions(lists) {
      storage.set(storageKeys.ownPermissions, [...lists.own]);
      storage.set(storageKeys.allPermissions, [...lists.all]);
    },
    clear() {
      storage.clear(signInSlots);
    },
  };
}
