import { placeValue, typedPlace, type TypedPlace } from '@evergreen/core/resources';
import { Input } from 'antd';
import type { AriaAttributes } from 'react';

import { useCore, useTranslate } from '../../../adapter/index.ts';
import './location-input.css';
import { locationInputMessages as messages } from './location-input.messages.ts';
import { LocationMapButton } from './location-map-button.tsx';

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

/** A place: its address and, where they are known, its coordinates. Where a map service is configured it is chosen on a map too. */
export function LocationInput(props: LocationInputProps) {
  const { id, value, placeholder, isDisabled = false, isWrong = false, autoFocus = false, onChange, onLeave } = props;
  const t = useTranslate();
  const hasMaps = useCore().config.maps !== null;
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
      <div className="location-input-note">
        {hasMaps && (
          <LocationMapButton
            value={value}
            isDisabled={isDisabled}
            onChange={onChange}
            {...(onLeave === undefined ? {} : { onLeave })}
          />
        )}
        <p id={`${id}-note`}>{t(hasMaps ? messages.hint : messages.noMap)}</p>
      </div>
    </div>
  );
}
