import type { CronPreset } from '@evergreen/core/schedule/cron';
import { weekdayWord, type CronPresetError } from '@evergreen/core/schedule/cron-editor';
import { Checkbox, Select } from 'antd';

import { useTranslate } from '../../../adapter/index.ts';
import { cronEditorWidgetMessages as messages, presetWords } from './cron-editor.messages.ts';
import { DAYS_OF_MONTH, WEEKDAYS_SHOWN } from './cron-choices.ts';
import { CronValues } from './cron-values.tsx';
import { presetInputId } from './number-id.ts';
import { foundByLabel } from '../../base/choice-select/index.ts';

const HOURS = Array.from({ length: 24 }, (_, index) => index);
const MINUTES = Array.from({ length: 60 }, (_, index) => index);

const twoDigits = (value: number) => String(value).padStart(2, '0');

export interface CronPresetFormProps {
  readonly id: string;
  readonly preset: CronPreset;
  readonly error: CronPresetError | null;
  readonly onChange: (preset: CronPreset) => void;
}

/** The settings of a ready-made schedule. */
export function CronPresetForm({ id, preset, error, onChange }: CronPresetFormProps) {
  const t = useTranslate();
  return (
    <div className="cron-preset">
      {preset.kind === 'weekly' && (
        <CronValues
          id={presetInputId(id, 'weekdays')}
          label={t(presetWords.weekdays)}
          options={WEEKDAYS_SHOWN.map((value) => ({ value, label: t(weekdayWord(value)) }))}
          values={preset.weekdays}
          onChange={(weekdays) => onChange({ ...preset, weekdays })}
        />
      )}
      {preset.kind === 'monthly' && (
        <>
          <CronValues
            id={presetInputId(id, 'days')}
            label={t(presetWords.days)}
            options={DAYS_OF_MONTH.map((value) => ({ value, label: String(value) }))}
            values={preset.days}
            onChange={(days) => onChange({ ...preset, days })}
          />
          <Checkbox
            className="cron-preset-last-day"
            checked={preset.isLastDay}
            onChange={({ target }) => onChange({ ...preset, isLastDay: target.checked })}
          >
            {t(presetWords.lastDay)}
          </Checkbox>
        </>
      )}
      <TimeSettings id={id} preset={preset} onChange={onChange} />
      <output id={`${id}-errors`} className="cron-errors">
        {error !== null && <span>{t(error.sentence)}</span>}
      </output>
    </div>
  );
}

/** One time of the day; every day may have several, which share their minute. */
function TimeSettings({ id, preset, onChange }: Omit<CronPresetFormProps, 'error'>) {
  const t = useTranslate();
  const minute = (
    <Select<number>
      id={presetInputId(id, 'minute')}
      className="cron-time"
      aria-label={t(presetWords.minute)}
      value={preset.minute}
      options={MINUTES.map((value) => ({ value, label: twoDigits(value) }))}
      showSearch={foundByLabel}
      onChange={(chosen) => onChange({ ...preset, minute: chosen })}
    />
  );
  if (preset.kind === 'daily')
    return (
      <div className="cron-preset-times">
        <span>{t(presetWords.times)}</span>
        <Select<number[]>
          id={presetInputId(id, 'hours')}
          className="cron-times"
          mode="multiple"
          aria-label={t(presetWords.times)}
          placeholder={t(messages.choose)}
          value={[...preset.hours]}
          options={HOURS.map((value) => ({ value, label: `${twoDigits(value)}:${twoDigits(preset.minute)}` }))}
          showSearch={foundByLabel}
          onChange={(hours) => onChange({ ...preset, hours: hours.toSorted((a, b) => a - b) })}
        />
        <span>{t(presetWords.sharedMinute)}</span>
        {minute}
      </div>
    );
  return (
    <div className="cron-sentence">
      <span>{t(presetWords.time)}</span>
      <Select<number>
        id={presetInputId(id, 'hour')}
        className="cron-time"
        aria-label={t(presetWords.hour)}
        value={preset.hour}
        options={HOURS.map((value) => ({ value, label: twoDigits(value) }))}
        showSearch={foundByLabel}
        onChange={(hour) => onChange({ ...preset, hour })}
      />
      <span aria-hidden>:</span>
      {minute}
    </div>
  );
}
