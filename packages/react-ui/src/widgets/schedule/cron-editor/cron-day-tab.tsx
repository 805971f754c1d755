import type { CronDayDraft } from '@evergreen/core/schedule/cron';
import { DAY_MODES } from '@evergreen/core/schedule/cron-editor';

import { useTranslate } from '../../../adapter/index.ts';
import { CronDaySettings, type CronDaySettingsProps } from './cron-day-settings.tsx';
import { cronEditorWidgetMessages as messages, dayWords } from './cron-editor.messages.ts';
import { CronModes } from './cron-modes.tsx';
import { CronNumberErrors } from './cron-number.tsx';

export interface CronDayTabProps extends CronDaySettingsProps {
  readonly onMode: (mode: CronDayDraft['mode']) => void;
}

/** The eleven ways to name days. */
export function CronDayTab({ id, draft, errors, onMode, onChange }: CronDayTabProps) {
  const t = useTranslate();
  const modes: readonly { readonly mode: CronDayDraft['mode']; readonly label: string }[] = [
    ...DAY_MODES.map((mode) => ({ mode, label: t(dayWords[mode]) })),
    ...(draft.mode === 'custom' ? [{ mode: 'custom' as const, label: t(messages.custom) }] : []),
  ];
  const hasSettings = draft.mode !== 'everyDay' && draft.mode !== 'lastDay' && draft.mode !== 'lastWorkday';
  return (
    <CronModes modes={modes} chosen={draft.mode} onChoose={onMode}>
      {hasSettings ? (
        <>
          <CronDaySettings id={id} draft={draft} errors={errors} onChange={onChange} />
          <CronNumberErrors id={id} errors={errors} />
        </>
      ) : null}
    </CronModes>
  );
}
