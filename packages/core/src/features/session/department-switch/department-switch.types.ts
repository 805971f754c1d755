import type { OwnDepartment, UserInfo } from '../../../contract/index.ts';
import type { Notice, LocalizedText } from '../../../kernel/index.ts';

/** While `loading` nothing is shown yet. */
export type DepartmentSwitchStatus = 'closed' | 'loading' | 'choosing' | 'submitting';

export type DepartmentSwitchEvent =
  /** Asks for the departments of this user and opens when they are there. */
  | { readonly type: 'dialog.show'; readonly username: string }
  | { readonly type: 'department.choose'; readonly orgCode: string }
  | { readonly type: 'choice.confirm' }
  /** The close button or the mask; ignored unless the dialog is closable, and while the server is asked. */
  | { readonly type: 'dialog.close' };

export type DepartmentSwitchEmitted =
  | { readonly type: 'noticed'; readonly notice: Notice }
  /** The server took the choice; from now on this is who is signed in. */
  | { readonly type: 'switched'; readonly user: UserInfo };

export interface DepartmentSwitchFacts {
  readonly status: DepartmentSwitchStatus;
  /** 部门选择, and once the current department is known 部门切换 with its name. */
  readonly title: LocalizedText;
  readonly departments: readonly OwnDepartment[];
  /** Null when nothing is chosen yet. */
  readonly chosen: string | null;
  /** Confirmed without a choice; has no text. */
  readonly isMissing: boolean;
  readonly isClosable: boolean;
}
