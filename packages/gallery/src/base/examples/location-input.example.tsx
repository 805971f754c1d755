import { localized, type LocalizedText } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { LocationInput, type LocationInputProps } from '@evergreen/react-ui/widgets/validation/location-input';
import { useState } from 'react';

import { defineExample } from '../example.types.ts';
import { inputNotes } from '../property-notes.ts';

interface PlaceProps extends Partial<Pick<LocationInputProps, 'isDisabled' | 'isWrong'>> {
  readonly name: string;
  readonly label: LocalizedText;
  readonly initial?: string;
}

function Place({ name, label, initial, ...rest }: PlaceProps) {
  const words = useTranslate()(label);
  const [value, setValue] = useState<string | null>(initial ?? null);
  return (
    <LocationInput
      {...rest}
      id={`gallery-location-${name}`}
      aria-label={words}
      placeholder={words}
      value={value}
      onChange={setValue}
    />
  );
}

export const locationInputExample = defineExample<LocationInputProps>({
  states: [
    { state: 'empty', content: <Place name="empty" label={localized('活动地址', 'Address')} /> },
    {
      state: 'filled',
      content: <Place name="filled" label={localized('地址', 'A place')} initial="120.1551,30.2741|西湖文化广场" />,
    },
    {
      state: 'disabled',
      content: <Place name="disabled" label={localized('不可用的地址', 'Disabled')} initial="|西湖" isDisabled />,
    },
    {
      state: 'wrong',
      content: <Place name="wrong" label={localized('有错误的地址', 'Wrong')} initial="200,30|西湖" isWrong />,
    },
  ],
  properties: {
    id: inputNotes.id,
    value: {
      type: 'string | null',
      words: localized('经度,纬度|地址；经纬度可以不填。', 'longitude,latitude|address; coordinates may be left out.'),
    },
    placeholder: inputNotes.placeholder,
    isDisabled: inputNotes.isDisabled,
    isWrong: inputNotes.isWrong,
    autoFocus: inputNotes.autoFocus,
    onChange: inputNotes.onChange,
    onLeave: inputNotes.onLeave,
  },
  code: `import { LocationInput } from '@evergreen/react-ui/widgets/validation/location-input';

<LocationInput id="place" value={place} placeholder={t(messages.place)} onChange={setPlace} />`,
});
