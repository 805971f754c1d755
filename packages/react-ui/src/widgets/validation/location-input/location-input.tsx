import { placeValue, typedPlace, type TypedPlace } from '@evergreen/core/resources';
import { Input } from 'antd';
import type { AriaAttributes } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import './location-input.css';
import { locationInputMessages as messages } from './location-input.messages.ts';

export interface LocationInputProps extends AriaAttributes {
  /** Of the address; those of the coordinates are `<id>-longitude` and `<id>-latitude`. */
  readonly id: string;
  /** `longitude,latitude|address`, or what was typed in its place; null for none. */
  readonly value: string | null;
  readonly placeholder: string;
  readonly isDisabled?: boolean;
  readonly isWrong?: boolean;
  readonly autoFocus?: boolean;
  readonly onChange: (value: string | null) => void;
  readonly onLeave?: () => void;
}

const COORDINATES = ['longitude', 'latitude'] as const;

/** A place, typed by hand: its address and, where they are known, its coordinates. */
export function LocationInput(props: LocationInputProps) {
  const { id, value, placeholder, isDisabled = false, isWrong = false, autoFocus = false, onChange, onLeave } = props;
  const t = useTranslate();
  const place = typedPlace(value);
  const type = (part: Partial<TypedPlace>) => onChange(placeValue({ ...place, ...part }));
  const shared = {
    disabled: isDisabled,
    'aria-invalid': isWrong,
    'aria-describedby': [`${id}-note`, props['aria-describedby']].filter((other) => other !== undefined).join(' '),
    ...(isWrong ? { status: 'error' as const } : {}),
    ...(onLeave === undefined ? {} : { onBlur: onLeave }),
  };
  return (
    <div className="location-input">
      <Input
        {...shared}
        id={id}
        autoFocus={autoFocus}
        aria-required={props['aria-required']}
        aria-label={props['aria-label']}
        placeholder={placeholder}
        value={place.address}
        onChange={(event) => type({ address: event.target.value })}
      />
      {COORDINATES.map((part) => (
        <Input
          {...shared}
          key={part}
          id={`${id}-${part}`}
          inputMode="decimal"
          autoComplete="off"
          aria-label={t(messages[part])}
          placeholder={t(messages[part])}
          value={place[part]}
          onChange={(event) => type({ [part]: event.target.value.replaceAll(/[,，|\s]/gu, '') })}
        />
      ))}
      <p id={`${id}-note`} className="location-input-note">
        {t(messages.noMap)}
      </p>
    </div>
  );
}
