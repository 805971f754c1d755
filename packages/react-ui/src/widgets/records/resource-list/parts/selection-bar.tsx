import { Button } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';

/** How many rows are selected, on whatever pages; said aloud when it changes. */
export function SelectionBar({ count, onClear }: { readonly count: number; readonly onClear: () => void }) {
  const t = useTranslate();
  return (
    <output className={count === 0 ? 'resource-list-selection-none' : 'resource-list-selection'}>
      {count > 0 && (
        <>
          <span>{t(messages.selected(count))}</span>
          <Button type="link" onClick={onClear}>
            {t(messages.clearSelection)}
          </Button>
        </>
      )}
    </output>
  );
}
