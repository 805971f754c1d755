import type { CronBoundError, CronDayDraft } from '@evergreen/core/schedule/cron';
import { weekdayWord } from '@evergreen/core/schedule/cron-editor';
import { Input, Select } from 'antd';
import type { ReactNode } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { DAYS_OF_MONTH, WEEKDAYS_SHOWN } from './cron-choices.ts';
import {
  cronEditorWidgetMessages as messages,
  daySettingWords,
  dayWords,
  inputWords,
  valueWord,
} from './cron-editor.messages.ts';
import { CronNumber } from './cron-number.tsx';
import { CronValues } from './cron-values.tsx';
import { numberId } from './number-id.ts';

export interface CronDaySettingsProps {
  readonly id: string;
  readonly draft: CronDayDraft;
  readonly errors: readonly CronBoundError[];
  readonly onChange: (draft: CronDayDraft) => void;
}

/** What the chosen way to name days can be set to. */
export function CronDaySettings({ id, draft, errors, onChange }: CronDaySettingsProps) {
  const t = useTranslate();
  const shared = { id, part: 'day' as const, errors };
  const weekdays = WEEKDAYS_SHOWN.map((value) => ({ value, label: t(weekdayWord(value)) }));
  const weekday = (value: number, choose: (weekday: number) => CronDayDraft) => (
    <Select<number>
      id={numberId(id, 'day', 'weekday')}
      className="cron-weekday"
      aria-label={t(inputWords.weekday)}
      value={value}
      options={weekdays}
      onChange={(chosen) => onChange(choose(chosen))}
    />
  );
  const number = (input: CronBoundError['input'], value: number, choose: (typed: number) => CronDayDraft) => (
    <CronNumber {...shared} input={input} value={value} onChange={(typed) => onChange(choose(typed))} />
  );
  switch (draft.mode) {
    case 'everyWeeks':
      return (
        <Sentence
          mode="everyWeeks"
          first={weekday(draft.weekday, (chosen) => ({ ...draft, weekday: chosen }))}
          second={number('step', draft.step, (typed) => ({ ...draft, step: typed }))}
        />
      );
    case 'everyDays':
      return (
        <Sentence
          mode="everyDays"
          first={number('start', draft.start, (typed) => ({ ...draft, start: typed }))}
          second={number('step', draft.step, (typed) => ({ ...draft, step: typed }))}
        />
      );
    case 'weekdays':
      return (
        <CronValues
          id={numberId(id, 'day', 'weekday')}
          label={t(dayWords.weekdays)}
          options={weekdays}
          values={draft.values}
          emptyHint={t(messages.emptyList)}
          onChange={(values) => onChange({ mode: 'weekdays', values })}
        />
      );
    case 'days':
      return (
        <CronValues
          id={numberId(id, 'day', 'value')}
          label={t(dayWords.days)}
          options={DAYS_OF_MONTH.map((value) => ({ value, label: t(valueWord('day', value)) }))}
          values={draft.values}
          emptyHint={t(messages.emptyList)}
          onChange={(values) => onChange({ mode: 'days', values })}
        />
      );
    case 'lastWeekday':
      return (
        <Sentence mode="lastWeekday" first={weekday(draft.weekday, (chosen) => ({ ...draft, weekday: chosen }))} />
      );
    case 'daysBeforeEnd':
      return (
        <Sentence
          mode="daysBeforeEnd"
          first={number('daysBeforeEnd', draft.days, (typed) => ({ ...draft, days: typed }))}
        />
      );
    case 'nearestWorkday':
      return <Sentence mode="nearestWorkday" first={number('day', draft.day, (typed) => ({ ...draft, day: typed }))} />;
    case 'nthWeekday':
      return (
        <Sentence
          mode="nthWeekday"
          first={number('nth', draft.nth, (typed) => ({ ...draft, nth: typed }))}
          second={weekday(draft.weekday, (chosen) => ({ ...draft, weekday: chosen }))}
        />
      );
    case 'custom':
      return (
        <>
          <div className="cron-sentence">
            <CustomText
              label={t(messages.customDay)}
              value={draft.day}
              onChange={(day) => onChange({ ...draft, day })}
            />
            <CustomText
              label={t(messages.customWeekday)}
              value={draft.weekday}
              onChange={(value) => onChange({ ...draft, weekday: value })}
            />
          </div>
          <p className="cron-hint">{t(messages.customHint)}</p>
        </>
      );
    case 'everyDay':
    case 'lastDay':
    case 'lastWorkday':
      return null;
  }
}

function CustomText({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <label>
      {label} <Input className="cron-custom" value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

interface SentenceProps {
  readonly mode: keyof typeof daySettingWords;
  readonly first: ReactNode;
  readonly second?: ReactNode;
}

function Sentence({ mode, first, second }: SentenceProps) {
  const t = useTranslate();
  const [before, between, after] = daySettingWords[mode];
  return (
    <div className="cron-sentence">
      <span>{t(before)}</span>
      {first}
      <span>{t(between)}</span>
      {second}
      <span>{t(after)}</span>
    </div>
  );
}
