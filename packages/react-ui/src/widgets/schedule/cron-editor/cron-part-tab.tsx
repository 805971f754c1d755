import { CRON_BOUNDS, type CronBoundError, type CronPart, type CronPartDraft } from '@evergreen/core/schedule/cron';
import { cronPartTexts, PART_MODES } from '@evergreen/core/schedule/cron-editor';
import { Input } from 'antd';

import { useTranslate } from '../../../adapter/index.ts';
import { cronEditorWidgetMessages as messages, partWords, rangeWords, valueWord } from './cron-editor.messages.ts';
import { CronModes } from './cron-modes.tsx';
import { CronNumber, CronNumberErrors } from './cron-number.tsx';
import { CronValues } from './cron-values.tsx';
import { numberId } from './number-id.ts';

export interface CronPartTabProps {
  readonly id: string;
  readonly part: CronPart;
  readonly draft: CronPartDraft;
  readonly errors: readonly CronBoundError[];
  readonly onMode: (mode: CronPartDraft['mode']) => void;
  readonly onChange: (draft: CronPartDraft) => void;
}

/** Seconds, minutes, hours, months or years: every one, every few, a list, a range. */
export function CronPartTab(props: CronPartTabProps) {
  const { id, part, draft, errors, onMode } = props;
  const t = useTranslate();
  const modes: readonly { readonly mode: CronPartDraft['mode']; readonly label: string }[] = [
    ...PART_MODES.map((mode) => ({ mode, label: t(partWords[part][mode]) })),
    ...(draft.mode === 'custom' ? [{ mode: 'custom' as const, label: t(messages.custom) }] : []),
  ];
  return (
    <CronModes modes={modes} chosen={draft.mode} onChoose={onMode}>
      {draft.mode !== 'every' && (
        <>
          <Settings {...props} />
          <CronNumberErrors id={id} errors={errors} />
        </>
      )}
    </CronModes>
  );
}

function Settings({ id, part, draft, errors, onChange }: CronPartTabProps) {
  const t = useTranslate();
  const shared = { id, part, errors };
  switch (draft.mode) {
    case 'every':
      return null;
    case 'step': {
      const [before, between, after] = partWords[part].stepWords;
      return (
        <div className="cron-sentence">
          <span>{t(before)}</span>
          <CronNumber {...shared} input="step" value={draft.step} onChange={(step) => onChange({ ...draft, step })} />
          <span>{t(between)}</span>
          <CronNumber
            {...shared}
            input="start"
            value={draft.start}
            onChange={(start) => onChange({ ...draft, start })}
          />
          <span>{t(after)}</span>
        </div>
      );
    }
    case 'range': {
      const [before, between] = rangeWords;
      return (
        <div className="cron-sentence">
          <span>{t(before)}</span>
          <CronNumber {...shared} input="from" value={draft.from} onChange={(from) => onChange({ ...draft, from })} />
          <span>{t(between)}</span>
          <CronNumber {...shared} input="to" value={draft.to} onChange={(to) => onChange({ ...draft, to })} />
        </div>
      );
    }
    case 'list': {
      const { least, most } = CRON_BOUNDS[part].value;
      const options = Array.from({ length: most - least + 1 }, (_, index) => ({
        value: least + index,
        label: t(valueWord(part, least + index)),
      }));
      return (
        <CronValues
          id={numberId(id, part, 'value')}
          label={t(partWords[part].list)}
          options={options}
          values={draft.values}
          emptyHint={t(messages.emptyList)}
          onChange={(values) => onChange({ mode: 'list', values })}
        />
      );
    }
    case 'custom':
      return (
        <>
          <Input
            className="cron-custom"
            aria-label={`${t(cronPartTexts[part])} ${t(messages.custom)}`}
            value={draft.text}
            onChange={(event) => onChange({ mode: 'custom', text: event.target.value })}
          />
          <p className="cron-hint">{t(messages.customHint)}</p>
        </>
      );
  }
}
