import type { CronWarning } from '@evergreen/core/schedule/cron-editor';
import { Alert, Button } from 'antd';

import { useTranslate } from '../../../adapter/index.ts';
import { cronEditorWidgetMessages as messages } from './cron-editor.messages.ts';

export interface CronWarningsProps {
  readonly warnings: readonly CronWarning[];
  readonly isDisabled?: boolean;
  readonly onCorrect: (text: string) => void;
}

/** What of an expression is allowed and perhaps not meant, each with a button that takes the other text where there is one. */
export function CronWarnings({ warnings, isDisabled = false, onCorrect }: CronWarningsProps) {
  const t = useTranslate();
  return warnings.map(({ kind, sentence, corrected }) => (
    <Alert
      key={`${kind} ${sentence['en-US']}`}
      className="cron-warning"
      type="warning"
      showIcon
      role="note"
      title={t(sentence)}
      action={
        corrected === null ? undefined : (
          <Button size="small" disabled={isDisabled} onClick={() => onCorrect(corrected)}>
            {t(messages.takeMended(corrected))}
          </Button>
        )
      }
    />
  ));
}
