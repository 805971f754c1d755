import { UserOutlined } from '@ant-design/icons';
import {
  createUserPicker,
  type PeoplePickerDependencies,
  type UserReturnField,
} from '@evergreen/core/access/people-pickers';
import { useCallback } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { createLate } from '../../base/late/index.ts';
import { PickerField, type PickerInputProps } from '../picker/index.ts';
import { userPickerMessages as messages } from './user-picker.messages.ts';

/** Fetched when it is first opened. */
export const LateUserDialog = createLate(async () => (await import('./user-dialog.tsx')).UserDialog);

export interface UserPickerProps extends PickerInputProps {
  /** What is stored of a user; the identifier if it is left out. */
  readonly returnField?: UserReturnField;
}

/** Users, found by department and account in a dialog. */
export function UserPicker({ placeholder, returnField = 'id', ...rest }: UserPickerProps) {
  const t = useTranslate();
  const create = useCallback(
    (dependencies: PeoplePickerDependencies) => createUserPicker(dependencies, returnField),
    [returnField],
  );
  return (
    <PickerField
      {...rest}
      placeholder={placeholder ?? t(messages.prompt)}
      icon={<UserOutlined aria-hidden />}
      create={create}
      dialog={LateUserDialog}
    />
  );
}
