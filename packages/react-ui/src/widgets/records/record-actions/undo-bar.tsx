import { CheckCircleFilled, CloseOutlined, UndoOutlined } from '@ant-design/icons';
import type { RecordActionsService } from '@evergreen/core/records/actions';
import { Button } from 'antd';
import { useEffect } from 'react';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { recordActionsWidgetMessages as messages } from './record-actions.messages.ts';

/** What was just done, with 撤销, at the lower edge for some seconds; Ctrl+Z does the same outside of inputs. */
export function UndoBar({ actions }: { readonly actions: RecordActionsService }) {
  const { undo } = useFacts(actions);
  const t = useTranslate();
  useUndoKey(actions, undo !== null && !undo.isRunning);
  return (
    <output className="undo-bar" aria-live="polite">
      {undo !== null && (
        <div className="undo-bar-panel">
          <CheckCircleFilled aria-hidden className="undo-bar-icon" />
          <span>{t(undo.text)}</span>
          <Button
            type="link"
            icon={<UndoOutlined aria-hidden />}
            loading={undo.isRunning}
            title={t(messages.undoHint)}
            onClick={() => actions.send({ type: 'undo.request' })}
          >
            {t(messages.undo)}
          </Button>
          <Button
            type="text"
            icon={<CloseOutlined aria-hidden />}
            aria-label={t(messages.dismiss)}
            disabled={undo.isRunning}
            onClick={() => actions.send({ type: 'undo.dismiss' })}
          />
        </div>
      )}
    </output>
  );
}

function useUndoKey(actions: RecordActionsService, isOffered: boolean): void {
  useEffect(() => {
    if (!isOffered) return undefined;
    const undo = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      const { target } = event;
      // In an input the keys take back what was typed.
      if (!isUndo || (target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null))
        return;
      event.preventDefault();
      actions.send({ type: 'undo.request' });
    };
    globalThis.addEventListener('keydown', undo);
    return () => globalThis.removeEventListener('keydown', undo);
  }, [actions, isOffered]);
}
