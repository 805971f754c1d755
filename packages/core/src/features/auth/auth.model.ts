import type { Credentials, LoginResult, PermissionResponse } from '../../contract/index.ts';
import { seconds, type Result, type Text } from '../../kernel/index.ts';
import { failureText, type HttpFailure } from '../../http/index.ts';
import type { PermissionLists } from '../permissions/index.ts';
import { authMessages } from './auth.messages.ts';
import type { Session } from './auth.types.ts';

/** How long the message of a refused token stands before the interface starts afresh. */
export const REFUSED_PAUSE = seconds(1.5);

export function sessionOf(login: LoginResult): Session {
  return { token: login.token, user: login.userInfo };
}

export function permissionListsOf(answer: PermissionResponse): PermissionLists {
  return { own: answer.auth, all: answer.allAuth };
}

/** What is missing before the server need be asked; undefined when nothing is. */
export function missingCredential(credentials: Credentials): Text | undefined {
  if (credentials.username.trim() === '') return authMessages.noAccount;
  if (credentials.password === '') return authMessages.noPassword;
  return undefined;
}

/** A name is typed with blanks around it more often than a name holds one; a password is sent as it was typed. */
export function cleanedCredentials(credentials: Credentials): Credentials {
  return { username: credentials.username.trim(), password: credentials.password };
}

/** Why a menu answer cannot be worked with; undefined when it can. An empty menu is a refusal. */
export function menuProblem(answer: Result<PermissionResponse, HttpFailure>): Text | undefined {
  if (!answer.ok) return answer.error.kind === 'rejected' ? failureText(answer.error) : authMessages.menuFailed;
  return answer.value.menu.length === 0 ? authMessages.emptyMenu : undefined;
}
