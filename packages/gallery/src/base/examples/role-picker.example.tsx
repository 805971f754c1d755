import { RolePicker } from '@evergreen/react-ui/widgets/access/role-picker';
import type { PickerInputProps } from '@evergreen/react-ui/widgets/access/picker';

import { defineExample } from '../example.types.ts';
import { pickerNotes, pickerStates } from './picker-states.tsx';

export const rolePickerExample = defineExample<PickerInputProps>({
  states: pickerStates('role', RolePicker, '活动专员'),
  properties: pickerNotes,
  code: `import { RolePicker } from '@evergreen/react-ui/widgets/access/role-picker';

<RolePicker id="role" value={role} maximum={5} onChange={setRole} />`,
});
