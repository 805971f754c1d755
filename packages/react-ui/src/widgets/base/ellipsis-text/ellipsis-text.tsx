import { firstCharacters, SHOWN_CHARACTERS } from '@evergreen/core/format';
import { Tooltip } from 'antd';

import './ellipsis-text.css';

export interface EllipsisTextProps {
  readonly value: string;
  /** Characters; 25 by default. */
  readonly limit?: number;
}

/** A text cut to its first characters; the whole of it is in a tooltip for pointer, finger and keyboard, and read by screen readers. */
export function EllipsisText({ value, limit = SHOWN_CHARACTERS }: EllipsisTextProps) {
  const shown = firstCharacters(value, limit);
  if (shown === value) return <span>{value}</span>;
  return (
    <Tooltip title={value} trigger={['hover', 'focus', 'click']} classNames={{ root: 'ellipsis-text-whole' }}>
      {/* Without the keyboard nobody could read the rest. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <span className="ellipsis-text" tabIndex={0}>
        <span aria-hidden>{shown}</span>
        <span className="ellipsis-text-read">{value}</span>
      </span>
    </Tooltip>
  );
}
