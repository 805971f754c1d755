import { IdcardOutlined } from '@ant-design/icons';
import { createPositionPicker } from '@evergreen/core/access/people-pickers';

import { useTranslate } from '../../../adapter/index.ts';
import { createLate } from '../../base/late/index.ts';
import { PickerField, type PickerInputProps } from '../picker/index.ts';
import { positionPickerMessages as messages } from './position-picker.messages.ts';

const LateDialog = createLate(async () => (await import('./position-dialog.tsx')).PositionDialog);

/** Positions, chosen from a table in a dialog. */
export function PositionPicker({ placeholder, ...rest }: PickerInputProps) {
  const t = useTranslate();
  return (
    <PickerField
      {...rest}
      placeholder={placeholder ?? t(messages.prompt)}
      icon={<IdcardOutlined aria-hidden />}
      create={createPositionPicker}
      dialog={LateDialog}
    />
  );
}
