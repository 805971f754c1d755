import type { OwnProfile, PhoneEdit, UserInfo } from '../../../contract/index.ts';
import type { FormRefused } from '../../../http/index.ts';
import type { LocalizedText, Notice } from '../../../kernel/index.ts';

export type PhoneField = keyof PhoneEdit;

export type PhoneChangeStatus = 'closed' | 'editing' | 'submitting';

export type PhoneChangeEvent =
  | { readonly type: 'dialog.show' }
  | { readonly type: 'value.change'; readonly field: PhoneField; readonly value: string }
  /** The field lost focus: it shows its error from now on. */
  | { readonly type: 'value.leave'; readonly field: PhoneField }
  | { readonly type: 'form.submit' }
  /** Ignored during a call. */
  | { readonly type: 'dialog.close' };

export type PhoneChangeEmitted =
  | { readonly type: 'notice.raised'; readonly notice: Notice }
  | { readonly type: 'phone.changed'; readonly profile: OwnProfile; readonly user: UserInfo }
  | FormRefused<PhoneField>;

export interface PhoneChangeFacts {
  readonly status: PhoneChangeStatus;
  readonly values: PhoneEdit;
  /** Errors of fields that were left or submitted; the server's error stays until its field changes. */
  readonly errors: Readonly<Partial<Record<PhoneField, LocalizedText>>>;
  /** A refusal that belongs to no field. */
  readonly failure: LocalizedText | null;
}
