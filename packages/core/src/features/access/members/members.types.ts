import type { Notice } from '../../../kernel/index.ts';
import type { RightsLosses } from '../rights-losses/index.ts';

/** What people belong to. */
export interface MembersOf {
  readonly kind: 'role' | 'department';
  readonly id: string;
}

/** Somebody who is about to be removed. */
export interface NamedMember {
  readonly id: string;
  readonly name: string;
}

/** `weighing`: asking who loses permissions by the removal. */
export type MembersStatus = 'ready' | 'weighing' | 'asking' | 'writing';

export type MembersEvent =
  /** Add users by their identifiers. */
  | { readonly type: 'members.add'; readonly ids: readonly string[] }
  | { readonly type: 'members.remove'; readonly members: readonly NamedMember[] }
  | { readonly type: 'question.confirm' }
  | { readonly type: 'question.cancel' };

export type MembersEmitted =
  | { readonly type: 'notice.raised'; readonly notice: Notice }
  /** Somebody was added or removed: the list is read anew. */
  | { readonly type: 'members.changed' };

export interface MembersFacts {
  readonly status: MembersStatus;
  /** Who is about to be removed, also while the call is pending; null without a question. */
  readonly question: readonly NamedMember[] | null;
  /** Who loses permissions by it; null while the server is asked. */
  readonly losses: RightsLosses | null;
}
