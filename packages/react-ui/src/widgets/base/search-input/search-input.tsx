import { unwrapSearch, wrapSearch, type SearchType } from '@evergreen/core/records/query';
import { Input } from 'antd';
import { useState, type AriaAttributes } from 'react';

export interface WrappedSearchProps extends AriaAttributes {
  readonly id: string;
  /** How the value is compared; contains when left out. */
  readonly type?: SearchType;
  /** Removes blanks around what was typed. */
  readonly isTrimmed?: boolean;
  /** The query value, wrapped by the type: `*李*`; null for nothing. */
  readonly value: string | null;
  readonly placeholder: string;
  readonly isDisabled?: boolean;
  readonly onChange: (value: string | null) => void;
  readonly onLeave?: () => void;
}

/** Text to search by, wrapped into the query value that its comparison has on the wire. */
export function WrappedSearch({
  type = 'like',
  isTrimmed = false,
  value,
  isDisabled = false,
  onChange,
  onLeave,
  ...rest
}: WrappedSearchProps) {
  // Blanks at the end are shown while they are typed, although the value has none.
  const [typed, setTyped] = useState(() => unwrapSearch(value, type));
  const isOwn = wrapSearch(typed, { type, isTrimmed }) === value;
  return (
    <Input
      {...rest}
      value={isOwn ? typed : unwrapSearch(value, type)}
      disabled={isDisabled}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(wrapSearch(target.value, { type, isTrimmed }));
      }}
      {...(onLeave === undefined ? {} : { onBlur: () => onLeave() })}
    />
  );
}
