import { failureText, type Answer, type HttpFailure } from '../../../http/index.ts';
import { sameText, type Notice, type Result } from '../../../kernel/index.ts';
import type { RightsLosses } from '../rights-losses/index.ts';
import { membersMessages } from './members.messages.ts';
import type { NamedMember } from './members.types.ts';

export type MemberAnswer = Result<Answer<unknown>, HttpFailure>;

/** Who joins or who leaves; never both. */
export interface MemberChange {
  readonly joining: readonly string[];
  readonly leaving: readonly NamedMember[];
}

/** What is about to be done, and who loses permissions by it, once the server has told. */
export interface MembersState extends MemberChange {
  readonly losses: RightsLosses | null;
}

/** The server's message. Failed calls are reported by the HTTP client. */
export function memberNotice(answer: MemberAnswer): Notice | null {
  if (!answer.ok)
    return answer.error.kind === 'rejected' ? { level: 'warning', text: failureText(answer.error) } : null;
  const { message } = answer.value;
  return { level: 'success', text: message === '' ? membersMessages.changed : sameText(message) };
}
