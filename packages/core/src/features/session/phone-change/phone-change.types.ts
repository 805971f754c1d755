import type { OwnProfile, PhoneEdit, UserInfo } from '../../../contract/index.ts';
import type { FormRefused } from '../../../http/index.ts';
import type { Notice } from '../../../kernel/index.ts';
import type { SubmissionEvent, SubmissionFacts } from '../../../machine/index.ts';

export type PhoneField = keyof PhoneEdit;

export type PhoneChangeFacts = SubmissionFacts<PhoneField>;
export type PhoneChangeEvent = SubmissionEvent<PhoneField>;

export type PhoneChangeEmitted =
  | { readonly type: 'notice.raised'; readonly notice: Notice }
  | { readonly type: 'phone.changed'; readonly profile: OwnProfile; readonly user: UserInfo }
  | FormRefused<PhoneField>;
