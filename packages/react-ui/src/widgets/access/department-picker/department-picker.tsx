import { ApartmentOutlined } from '@ant-design/icons';
import { createDepartmentPicker } from '@evergreen/core/access/people-pickers';

import { useTranslate } from '../../../adapter/index.ts';
import { createLate } from '../../base/late/index.ts';
import { PickerField, type PickerInputProps } from '../picker/index.ts';
import { departmentPickerMessages as messages } from './department-picker.messages.ts';

/** Fetched when it is first opened. */
export const LateDepartmentDialog = createLate(async () => (await import('./department-dialog.tsx')).DepartmentDialog);

/** Departments, chosen from their tree in a dialog. */
export function DepartmentPicker({ placeholder, ...rest }: PickerInputProps) {
  const t = useTranslate();
  return (
    <PickerField
      {...rest}
      placeholder={placeholder ?? t(messages.prompt)}
      icon={<ApartmentOutlined aria-hidden />}
      create={createDepartmentPicker}
      dialog={LateDepartmentDialog}
    />
  );
}
