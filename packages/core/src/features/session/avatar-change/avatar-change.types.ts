import type { OwnProfile, UserInfo } from '../../../contract/index.ts';
import type { LocalizedText, Notice } from '../../../kernel/index.ts';
import type { ChosenFile } from '../../files/upload-list/index.ts';

export type AvatarChangeStatus = 'idle' | 'uploading' | 'saving';

export type AvatarChangeEvent =
  /** The picture as it shall be seen, already cut to a square. Ignored during a call. */
  | { readonly type: 'picture.choose'; readonly file: ChosenFile }
  /** Back to the sign that everybody has. */
  | { readonly type: 'picture.remove' };

export type AvatarChangeEmitted =
  | { readonly type: 'notice.raised'; readonly notice: Notice }
  | { readonly type: 'avatar.changed'; readonly profile: OwnProfile; readonly user: UserInfo };

export interface AvatarChangeFacts {
  readonly status: AvatarChangeStatus;
  /** Why the last picture was not taken, until the next one. */
  readonly failure: LocalizedText | null;
}
