import type { CronTextProblem } from '@evergreen/core/schedule/cron-editor';
import { Button, Input, type InputRef } from 'antd';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { cronEditorWidgetMessages as messages } from './cron-editor.messages.ts';
import './cron-text-field.css';

export interface CronTextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly problem: CronTextProblem | null;
  readonly isDisabled?: boolean;
  /** Of what else describes the input. */
  readonly hintId?: string | undefined;
  /** Stands after the input. */
  readonly suffix?: ReactNode;
  readonly onChange: (value: string) => void;
}

/** An expression as text, with a mark under the very characters that are wrong, and words for those who do not see it. */
export function CronTextField({
  id,
  label,
  value,
  problem,
  isDisabled = false,
  hintId,
  suffix,
  onChange,
}: CronTextFieldProps) {
  const t = useTranslate();
  const input = useRef<InputRef>(null);
  const marks = useRef<HTMLDivElement>(null);
  const follow = () => {
    if (marks.current !== null) marks.current.scrollLeft = input.current?.input?.scrollLeft ?? 0;
  };
  useLayoutEffect(follow);
  const messageId = `${id}-message`;
  const select = () => {
    input.current?.focus();
    if (problem !== null) input.current?.setSelectionRange(problem.start, problem.end);
  };
  return (
    <div className="cron-text">
      <div className="cron-text-line">
        <Input
          ref={input}
          id={id}
          className="cron-text-input"
          value={value}
          disabled={isDisabled}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={label}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? hintId : messageId}
          {...(problem === null ? {} : { status: 'error' as const })}
          onScroll={follow}
          onChange={(event) => onChange(event.target.value)}
        />
        {suffix}
      </div>
      {problem !== null && (
        <div className="cron-text-marks" aria-hidden ref={marks}>
          <span className="cron-text-unseen">{value.slice(0, problem.start)}</span>
          <span className="cron-text-mark">
            <span className="cron-text-unseen">{value.slice(problem.start, problem.end) || '\u00a0'}</span>
          </span>
        </div>
      )}
      <output className="cron-text-message">
        {problem !== null && <span id={messageId}>{t(messages.problem(problem.place, problem.sentence))}</span>}
      </output>
      {problem !== null && (
        <div className="cron-text-ways">
          <Button size="small" onClick={select}>
            {t(messages.select)}
          </Button>
          {problem.mended !== null && (
            <Button size="small" onClick={() => onChange(problem.mended ?? value)}>
              {t(messages.takeMended(problem.mended))}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
