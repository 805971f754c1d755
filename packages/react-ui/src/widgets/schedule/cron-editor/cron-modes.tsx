import { Radio } from 'antd';
import type { ReactNode } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { cronEditorWidgetMessages as messages } from './cron-editor.messages.ts';

export interface CronModesProps<Mode extends string> {
  readonly modes: readonly { readonly mode: Mode; readonly label: string }[];
  readonly chosen: Mode;
  readonly onChoose: (mode: Mode) => void;
  /** What the chosen mode can be set to. */
  readonly children: ReactNode;
}

/** One of several modes, with its settings right under it. */
export function CronModes<Mode extends string>({ modes, chosen, onChoose, children }: CronModesProps<Mode>) {
  const t = useTranslate();
  return (
    <Radio.Group
      className="cron-modes"
      aria-label={t(messages.mode)}
      value={chosen}
      onChange={({ target }) => {
        const found = modes.find(({ mode }) => mode === target.value);
        if (found !== undefined) onChoose(found.mode);
      }}
    >
      {modes.map(({ mode, label }) => (
        <div key={mode}>
          <Radio value={mode}>{label}</Radio>
          {mode === chosen && children !== null && <div className="cron-settings">{children}</div>}
        </div>
      ))}
    </Radio.Group>
  );
}
