import { UserOutlined } from '@ant-design/icons';
import { createUserPicker } from '@evergreen/core/people-pickers';

import { useTranslate } from '../../../adapter/index.ts';
import { createLate } from '../../base/late/index.ts';
import { PickerField, type PickerInputProps } from '../picker/index.ts';
import { userPickerMessages as messages } from './user-picker.messages.ts';

/** Fetched when it is first opened. */
export const LateUserDialog = createLate(async () => (await import('./user-dialog.tsx')).UserDialog);

/** Users, found by department and account in a dialog. */
export function UserPicker({ placeholder, ...rest }: PickerInputProps) {
  const t = useTranslate();
  return (
    <PickerField
      {...rest}
      placeholder={placeholder ?? t(messages.prompt)}
      icon={<UserOutlined aria-hidden />}
      create={createUserPicker}
      dialog={LateUserDialog}
    />
  );
}
