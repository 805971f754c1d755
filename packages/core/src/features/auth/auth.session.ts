import type { LoginResult } from '../../contract/index.ts';
import { signInSlots, storageKeys, type TypedStorage } from '../../storage/index.ts';
import type { PermissionLists } from '../permissions/index.ts';
import type { AuthInput } from './auth.machine.ts';

/** What of a sign-in outlives the window, and where. */
export interface SessionKeep {
  /** The session that was kept, when all its parts can still be read. */
  read(): AuthInput;
  keepLogin(login: LoginResult): void;
  keepPermissions(lists: PermissionLists): void;
  clear(): void;
}

export function createSessionKeep(storage: TypedStorage): SessionKeep {
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
      storage.set(storageKeys.username, login.userInfo.username);
      storage.set(storageKeys.userInfo, login.userInfo);
      storage.set(storageKeys.dictionaries, login.sysAllDictItems ?? {});
    },
    keepPermissions(lists) {
      storage.set(storageKeys.ownPermissions, [...lists.own]);
      storage.set(storageKeys.allPermissions, [...lists.all]);
    },
    clear() {
      storage.clear(signInSlots);
    },
  };
}
