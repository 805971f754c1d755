import type { ComponentType } from 'react';

import { DepartmentPicker } from '../../access/department-picker/index.ts';
import type { PickerInputProps } from '../../access/picker/index.ts';
import { PositionPicker } from '../../access/position-picker/index.ts';
import { RolePicker } from '../../access/role-picker/index.ts';
import { UserPicker } from '../../access/user-picker/index.ts';
import type { ReferencesInputProps } from './references-input.types.ts';
import { RowsSelect } from './rows-select.tsx';

/** Resources whose rows have a dialog of their own to choose from. */
const pickers: Readonly<Record<string, ComponentType<PickerInputProps>>> = {
  user: UserPicker,
  department: DepartmentPicker,
  role: RolePicker,
  position: PositionPicker,
};

/** Several rows of another resource: in their own dialog where they have one, otherwise in a list that is searched. */
export function ReferencesInput({ field, ...rest }: ReferencesInputProps) {
  const Picker = pickers[field.resource];
  if (Picker !== undefined) return <Picker {...rest} maximum={field.maximum} />;
  return <RowsSelect {...rest} field={field} />;
}
