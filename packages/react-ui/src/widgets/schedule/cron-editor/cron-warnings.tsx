import type { CronWarning } from '@evergreen/core/cron-editor';
import { Alert, Button } from 'antd';

import { useText } from '../../../adapter/index.ts';
import { cronEditorMessages as messages } from './cron-editor.messages.ts';

export interface CronWarningsProps {
  readonly warnings: readonly CronWarning[];
  readonly isDisabled?: boolean;
  readonly onCorrect: (text: string) => void;
}

/** What of an expression is allowed and perhaps not meant, each with a button that takes the other text where there is one. */
export function CronWarnings({ warnings, isDisabled = false, onCorrect }: CronWarningsProps) {
  const say = useText();
  return warnings.map(({ kind, sentence, corrected }) => (
    <Alert
      key={`${kind} ${sentence['en-US']}`}
      className="cron-warning"
      type="warning"
      showIcon
      role="note"
      title={say(sentence)}
      action={
        corrected === null ? undefined : (
          <Button size="small" disabled={isDisabled} onClick={() => onCorrect(corrected)}>
            {say(messages.takeMended(corrected))}
          </Button>
        )
      }
    />
  ));
}
