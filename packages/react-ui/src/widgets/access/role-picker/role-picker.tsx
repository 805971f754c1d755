import { TeamOutlined } from '@ant-design/icons';
import { createRolePicker } from '@evergreen/core/access/people-pickers';

import { useTranslate } from '../../../adapter/index.ts';
import { createLate } from '../../base/late/index.ts';
import { PickerField, type PickerInputProps } from '../picker/index.ts';
import { rolePickerMessages as messages } from './role-picker.messages.ts';

const LateDialog = createLate(async () => (await import('./role-dialog.tsx')).RoleDialog);

/** Roles, chosen from a table in a dialog. */
export function RolePicker({ placeholder, ...rest }: PickerInputProps) {
  const t = useTranslate();
  return (
    <PickerField
      {...rest}
      placeholder={placeholder ?? t(messages.prompt)}
      icon={<TeamOutlined aria-hidden />}
      create={createRolePicker}
      dialog={LateDialog}
    />
  );
}
