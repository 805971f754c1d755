import { Button } from 'antd';

import { useText } from '../../../../adapter/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';

/** How many rows are selected, on whatever pages; said aloud when it changes. */
export function SelectionBar({ count, onClear }: { readonly count: number; readonly onClear: () => void }) {
  const say = useText();
  return (
    <output className={count === 0 ? 'resource-list-selection-none' : 'resource-list-selection'}>
      {count > 0 && (
        <>
          <span>{say(messages.selected(count))}</span>
          <Button type="link" onClick={onClear}>
            {say(messages.clearSelection)}
          </Button>
        </>
      )}
    </output>
  );
}
