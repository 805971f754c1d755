import { DepartmentPicker } from '@evergreen/react-ui/widgets/access/department-picker';
import type { PickerInputProps } from '@evergreen/react-ui/widgets/access/picker';

import { defineExample } from '../example.types.ts';
import { pickerNotes, pickerStates } from './picker-states.tsx';

export const departmentPickerExample = defineExample<PickerInputProps>({
  states: pickerStates('department', DepartmentPicker, '活动服务科'),
  properties: pickerNotes,
  code: `import { DepartmentPicker } from '@evergreen/react-ui/widgets/access/department-picker';

<DepartmentPicker id="department" value={department} maximum={5} onChange={setDepartment} />`,
});
