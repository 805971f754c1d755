import type { OfferedAction } from '@evergreen/core/records/actions';
import { Button } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';

export interface SelectionBarProps {
  readonly count: number;
  /** What can be done to the selected rows. */
  readonly actions: readonly OfferedAction[];
  readonly isBusy: boolean;
  readonly onAct: (action: string) => void;
  /** Null where none of their fields may be set. */
  readonly onSetField: (() => void) | null;
  readonly onClear: () => void;
}

/** How many rows are selected, on whatever pages, and what can be done to them; said aloud when it changes. */
export function SelectionBar({ count, actions, isBusy, onAct, onSetField, onClear }: SelectionBarProps) {
  const t = useTranslate();
  return (
    <div className={count === 0 ? 'resource-list-selection-none' : 'resource-list-selection'}>
      <output>{count > 0 && t(messages.selected(count))}</output>
      {count > 0 && (
        <>
          {actions.map(({ key, label, isDanger, decision }) => (
            <Button
              key={key}
              size="small"
              danger={isDanger}
              disabled={isBusy || decision === 'disable'}
              onClick={() => onAct(key)}
            >
              {t(label)}
            </Button>
          ))}
          {onSetField !== null && (
            <Button size="small" disabled={isBusy} onClick={onSetField}>
              {t(messages.setField)}
            </Button>
          )}
          <Button type="link" onClick={onClear}>
            {t(messages.clearSelection)}
          </Button>
        </>
      )}
    </div>
  );
}
