import { ClusterOutlined } from '@ant-design/icons';
import {
  createReportPicker,
  fieldsOf,
  filledValues,
  reportFields,
  type ReportPickerConfig,
  type ReportPickerService,
  type ReportValue,
} from '@evergreen/core/online/report-picker';
import { Alert } from 'antd';
import { useCallback, useState, type AriaAttributes } from 'react';

import { useCore, useEmitted, useOwnedService, useTranslate } from '../../../adapter/index.ts';
import { ShownChoice } from '../../access/picker/index.ts';
import { createLate } from '../../base/late/index.ts';
import { reportPickerTexts as messages } from './report-picker.messages.ts';

/** Fetched when it is first opened. */
export const LateReportDialog = createLate(async () => (await import('./report-dialog.tsx')).ReportPickerDialog);

export interface ReportPickerProps extends AriaAttributes {
  readonly id: string;
  /** Keep it stable: another one is another report. */
  readonly config: ReportPickerConfig;
  /** What is filled at present, by `destFields`. */
  readonly filled: Readonly<Record<string, ReportValue>>;
  /** 请选择 if it is left out. */
  readonly placeholder?: string;
  /** Of the dialog in CSS pixels; 1200 if it is left out. */
  readonly width?: number;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly isWrong?: boolean;
  readonly autoFocus?: boolean;
  /** What rows fill, by `destFields`; all null when it is cleared. */
  readonly onChange: (filled: Readonly<Record<string, ReportValue>>) => void;
  /** The dialog has closed. */
  readonly onLeave?: () => void;
}

/**
 * A read-only input that opens a dialog to choose rows of a report, which fill one or more fields. A wrong configuration is said
 * in its place.
 */
export function ReportPicker(props: ReportPickerProps) {
  const { config } = props;
  const core = useCore();
  const t = useTranslate();
  const picker = useOwnedService(
    useCallback(() => core.open((page) => createReportPicker(page, config)), [core, config]),
  );
  const fields = reportFields(config);
  if (!fields.ok) return <Alert type="error" showIcon role="alert" title={t(fields.error)} />;
  return picker === null ? null : <OpenedByInput {...props} picker={picker} />;
}

function OpenedByInput(props: ReportPickerProps & { readonly picker: ReportPickerService }) {
  const { picker, config, filled, placeholder, width, onChange, onLeave, ...rest } = props;
  const t = useTranslate();
  const [wasOpened, setWasOpened] = useState(false);
  useEmitted(picker, (emitted) => {
    if (emitted.type === 'picker.accepted') onChange(filledValues(config, emitted.rows));
  });
  const shown = filled[config.field ?? fieldsOf(config)[0]?.to ?? ''] ?? null;
  return (
    <>
      <ShownChoice
        {...rest}
        placeholder={placeholder ?? t(messages.prompt)}
        icon={<ClusterOutlined aria-hidden />}
        text={shown === null ? '' : String(shown)}
        onOpen={() => {
          setWasOpened(true);
          picker.send({ type: 'picker.open', held: filled });
        }}
        onClear={() => onChange(filledValues(config, []))}
      />
      {wasOpened && (
        <LateReportDialog picker={picker} {...(width === undefined ? {} : { width })} onClosed={() => onLeave?.()} />
      )}
    </>
  );
}
