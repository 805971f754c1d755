import { EnvironmentOutlined } from '@ant-design/icons';
import { createLocationPicker, type LocationPickerService } from '@evergreen/core/validation/location-picker';
import { Button } from 'antd';
import { useCallback, useState } from 'react';

import { useCore, useEmitted, useOwnedService, useTranslate } from '../../../adapter/index.ts';
import { createLate } from '../../base/late/index.ts';
import { locationInputMessages as messages } from './location-input.messages.ts';

const LateLocationDialog = createLate(async () => (await import('./location-dialog.tsx')).LocationDialog);

export interface LocationMapButtonProps {
  readonly value: string | null;
  readonly isDisabled: boolean;
  readonly onChange: (value: string | null) => void;
  readonly onLeave?: () => void;
}

/** Opens the map. The map service is loaded with the first opening. */
export function LocationMapButton(props: LocationMapButtonProps) {
  const core = useCore();
  const picker = useOwnedService(useCallback(() => core.open((page) => createLocationPicker(page)), [core]));
  return picker === null ? null : <MapOpener {...props} picker={picker} />;
}

function MapOpener(props: LocationMapButtonProps & { readonly picker: LocationPickerService }) {
  const { picker, value, isDisabled, onChange, onLeave } = props;
  const t = useTranslate();
  const [wasOpened, setWasOpened] = useState(false);
  useEmitted(picker, (emitted) => onChange(emitted.value));
  return (
    <>
      <Button
        disabled={isDisabled}
        aria-haspopup="dialog"
        icon={<EnvironmentOutlined aria-hidden />}
        onClick={() => {
          setWasOpened(true);
          picker.send({ type: 'picker.open', value });
        }}
      >
        {t(messages.choose)}
      </Button>
      {wasOpened && <LateLocationDialog picker={picker} onClosed={() => onLeave?.()} />}
    </>
  );
}
