import type { LocalizedText } from '@evergreen/core/kernel';
import { Button, Input } from 'antd';
import { useState } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { textToolsMessages as messages } from './text-tools.messages.ts';

export interface ToolFormProps {
  readonly id: string;
  readonly label: LocalizedText;
  readonly placeholder: LocalizedText;
  readonly first: string;
  readonly maximumLength: number;
  /** What is wrong with a text that is not taken. */
  readonly wrong: LocalizedText;
  /** Takes the text, or not. */
  readonly onSet: (typed: string) => boolean;
  readonly onCancel: () => void;
  /** A second button, for what was set before. */
  readonly removal: { readonly text: LocalizedText; readonly run: () => void } | null;
}

/** One question of a tool, in its pop-up. */
export function ToolForm({
  id,
  label,
  placeholder,
  first,
  maximumLength,
  wrong,
  onSet,
  onCancel,
  removal,
}: ToolFormProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState(first);
  const [isWrong, setIsWrong] = useState(false);
  const set = () => setIsWrong(!onSet(typed));
  return (
    // A form of its own would lie in the form of the record; events of the keyboard are for this one alone.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="text-tool-form"
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !event.nativeEvent.isComposing) {
          event.preventDefault();
          set();
        }
        if (event.key === 'Escape') onCancel();
      }}
    >
      <label htmlFor={id}>{t(label)}</label>
      <Input
        id={id}
        autoFocus
        value={typed}
        placeholder={t(placeholder)}
        maxLength={maximumLength}
        {...(isWrong ? { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isWrong && (
        <span id={`${id}-error`} className="text-tool-error" role="alert">
          {t(wrong)}
        </span>
      )}
      <div className="text-tool-buttons">
        {removal !== null && <Button onClick={removal.run}>{t(removal.text)}</Button>}
        <Button type="primary" onClick={set}>
          {t(messages.set)}
        </Button>
      </div>
    </div>
  );
}
