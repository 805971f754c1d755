import { UserPicker } from '@evergreen/react-ui/widgets/access/user-picker';
import type { PickerInputProps } from '@evergreen/react-ui/widgets/access/picker';

import { defineExample } from '../example.types.ts';
import { pickerNotes, pickerStates } from './picker-states.tsx';

export const userPickerExample = defineExample<PickerInputProps>({
  states: pickerStates('user', UserPicker, '王秀兰'),
  properties: pickerNotes,
  code: `import { UserPicker } from '@evergreen/react-ui/widgets/access/user-picker';

<UserPicker id="user" value={user} maximum={5} onChange={setUser} />`,
});
