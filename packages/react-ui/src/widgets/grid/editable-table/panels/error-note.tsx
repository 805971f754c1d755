import type { LocalizedText } from '@evergreen/core/kernel';
import { Button } from 'antd';

import { useChosenFacts, useTranslate } from '../../../../adapter/index.ts';
import { ErrorPanel, type ErrorPanelProps } from './error-panel.tsx';
import { panelMessages as messages } from './panel.messages.ts';
import { PanelPopover } from './panel-popover.tsx';
import { useTable } from '../table-context.ts';

const WRONG_FACTS = ['errorCount', 'refused'] as const;

/** How many cells are bad and which texts no cell could take, and the way to each of them. */
export function ErrorNote() {
  const { table } = useTable();
  const t = useTranslate();
  const { errorCount: count, refused } = useChosenFacts(table, WRONG_FACTS);
  if (count + refused.length === 0) return null;
  return (
    <div className="table-errors">
      {count > 0 && (
        <ErrorsButton words={messages.errors(count)} count={count} listed={(limit) => table.errors(limit)} />
      )}
      {refused.length > 0 && (
        <ErrorsButton
          words={messages.refused(refused.length)}
          count={refused.length}
          listed={(limit) => refused.slice(0, limit)}
          foot={<Button onClick={() => table.send({ type: 'refused.forget' })}>{t(messages.refusedSeen)}</Button>}
        />
      )}
    </div>
  );
}

interface ErrorsButtonProps extends Omit<ErrorPanelProps, 'onChosen'> {
  readonly words: LocalizedText;
}

function ErrorsButton({ words, ...panel }: ErrorsButtonProps) {
  const t = useTranslate();
  return (
    <PanelPopover button={{ danger: true, type: 'text' }} label={t(words)} placement="bottomLeft">
      {(close) => <ErrorPanel {...panel} onChosen={close} />}
    </PanelPopover>
  );
}
