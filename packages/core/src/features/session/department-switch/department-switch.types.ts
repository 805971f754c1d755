import type { OwnDepartment, UserInfo } from '../../../contract/index.ts';
import type { Notice, LocalizedText } from '../../../kernel/index.ts';

/** `loading` shows nothing yet. */
export type DepartmentSwitchStatus = 'closed' | 'loading' | 'choosing' | 'submitting';

export type DepartmentSwitchEvent =
  /** Load the departments of this user and open once loaded. */
  | { readonly type: 'dialog.show'; readonly username: string }
  | { readonly type: 'department.choose'; readonly orgCode: string }
  | { readonly type: 'choice.confirm' }
  /** Close button or mask; ignored unless the dialog is closable, and during a call. */
  | { readonly type: 'dialog.close' };

export type DepartmentSwitchEmitted =
  | { readonly type: 'notice.raised'; readonly notice: Notice }
  /** The server accepted the selection; contains the updated user. */
  | { readonly type: 'department.switched'; readonly user: UserInfo };

export interface DepartmentSwitchFacts {
  readonly status: DepartmentSwitchStatus;
  /** 部门选择, or 部门切换 with the name of the current department once known. */
  readonly title: LocalizedText;
  readonly departments: readonly OwnDepartment[];
  /** Null without a selection. */
  readonly chosen: string | null;
  /** Confirmed without a selection; has no text. */
  readonly isMissing: boolean;
  readonly isClosable: boolean;
}
