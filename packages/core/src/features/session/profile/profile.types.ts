import type { OwnProfile, UserInfo } from '../../../contract/index.ts';
import type { FormRefused } from '../../../http/index.ts';
import type { LocalizedText, Notice } from '../../../kernel/index.ts';

/** The form as typed: a birthday may still be any text. Empty texts mean none. */
export interface ProfileForm {
  readonly realname: string;
  readonly birthday: string;
  readonly sex: '' | '1' | '2';
  readonly email: string;
}

export type ProfileField = keyof ProfileForm;

/** `merging`: someone else saved first; the details are read again. */
export type ProfileStatus = 'loading' | 'failed' | 'editing' | 'saving' | 'merging';

export type ProfileEvent =
  /** Read again after a failure. */
  | { readonly type: 'profile.retry' }
  /** Saved by another form of the page: mobile number or picture. */
  | { readonly type: 'profile.changed'; readonly profile: OwnProfile }
  | { readonly type: 'value.change'; readonly field: ProfileField; readonly value: string }
  /** The field lost focus: it shows its error from now on. */
  | { readonly type: 'value.leave'; readonly field: ProfileField }
  /** Return to what is saved. */
  | { readonly type: 'form.reset' }
  | { readonly type: 'form.submit' };

export type ProfileEmitted =
  | { readonly type: 'notice.raised'; readonly notice: Notice }
  /** The server accepted the form; the session learns of it. */
  | { readonly type: 'profile.saved'; readonly user: UserInfo }
  | FormRefused<ProfileField>;

export interface ProfileFacts {
  readonly status: ProfileStatus;
  /** As saved; null until it was read. */
  readonly profile: OwnProfile | null;
  readonly values: ProfileForm;
  /** Errors of fields that were left or submitted; the server's error stays until its field changes. */
  readonly errors: Readonly<Partial<Record<ProfileField, LocalizedText>>>;
  /** Why the details could not be read, or a refusal that belongs to no field. */
  readonly failure: LocalizedText | null;
  readonly isChanged: boolean;
}
