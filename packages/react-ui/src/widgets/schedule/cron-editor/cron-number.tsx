import type { CronBoundError } from '@evergreen/core/schedule/cron';

import { useTranslate } from '../../../adapter/index.ts';
import { NumberInput } from '../../base/number-input/index.ts';
import { inputWords } from './cron-editor.messages.ts';
import { numberId } from './number-id.ts';

export interface CronNumberProps {
  readonly id: string;
  readonly part: CronBoundError['part'];
  readonly input: CronBoundError['input'];
  /** NaN for none. */
  readonly value: number;
  readonly errors: readonly CronBoundError[];
  readonly onChange: (value: number) => void;
}

/** A number of a mode. It has no limits of its own: antd would put another number in the place of a wrong one. */
export function CronNumber({ id, part, input, value, errors, onChange }: CronNumberProps) {
  const t = useTranslate();
  const isWrong = errors.some((error) => error.input === input);
  return (
    <NumberInput
      id={numberId(id, part, input)}
      className="cron-number"
      inputMode="numeric"
      value={Number.isNaN(value) ? null : value}
      aria-label={t(inputWords[input])}
      aria-invalid={isWrong}
      {...(isWrong ? { status: 'error' as const, 'aria-describedby': `${id}-errors` } : {})}
      onChange={(typed) => onChange(typed ?? Number.NaN)}
    />
  );
}

/** What is wrong with the numbers of a tab. */
export function CronNumberErrors({ id, errors }: { readonly id: string; readonly errors: readonly CronBoundError[] }) {
  const t = useTranslate();
  const sentences = [...new Set(errors.map(({ sentence }) => t(sentence)))];
  return (
    <output id={`${id}-errors`} className="cron-errors">
      {sentences.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </output>
  );
}
