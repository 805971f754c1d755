import { PositionPicker } from '@evergreen/react-ui/widgets/access/position-picker';
import type { PickerInputProps } from '@evergreen/react-ui/widgets/access/picker';

import { defineExample } from '../example.types.ts';
import { pickerNotes, pickerStates } from './picker-states.tsx';

export const positionPickerExample = defineExample<PickerInputProps>({
  states: pickerStates('position', PositionPicker, '主任'),
  properties: pickerNotes,
  code: `import { PositionPicker } from '@evergreen/react-ui/widgets/access/position-picker';

<PositionPicker id="position" value={position} maximum={5} onChange={setPosition} />`,
});
