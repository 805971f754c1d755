import { DIALOG_WIDTHS } from '@evergreen/core/kernel';
import type { ReportPickerService } from '@evergreen/core/online/report-picker';
import { Button, Skeleton } from 'antd';
import { useId } from 'react';

import { PHONE, useFacts, useMedia, useTranslate } from '../../../adapter/index.ts';
import { ChosenList, PickerFrame, pickerMessages } from '../../access/picker/index.ts';
import { reportPickerTexts as messages } from './report-picker.messages.ts';
import './report-picker.css';
import { ReportQueryFields } from './report-query-form.tsx';
import { ReportRowsTable } from './report-rows.tsx';

export interface ReportPickerDialogProps {
  readonly picker: ReportPickerService;
  /** CSS pixels; 1200 if it is left out. A phone shows it on its whole screen. */
  readonly width?: number;
  readonly onClosed: () => void;
}

/** The rows of a report to choose from: a query form, what is chosen, a page of rows. */
export function ReportPickerDialog({ picker, width = DIALOG_WIDTHS.popup, onClosed }: ReportPickerDialogProps) {
  const { isOpen, report, failure, status } = useFacts(picker);
  const id = useId();
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  return (
    <PickerFrame
      isOpen={isOpen}
      title={report === null ? t(messages.prompt) : report.cgRpConfigName}
      width={isPhone ? '100vw' : width}
      rootClassName={isPhone ? 'report-dialog is-phone' : 'report-dialog'}
      centered={!isPhone}
      failure={failure}
      send={picker.send}
      onClosed={onClosed}
    >
      {status === 'configuring' && <Skeleton active />}
      <ReportQueryFields picker={picker} id={id} />
      {report !== null && <ChosenBar picker={picker} />}
      <ReportRowsTable picker={picker} />
    </PickerFrame>
  );
}

/** 已选择 N 项, 清空, 刷新, and the names of what is chosen. */
function ChosenBar({ picker }: Pick<ReportPickerDialogProps, 'picker'>) {
  const { chosen } = useFacts(picker);
  const t = useTranslate();
  return (
    <ChosenList
      items={chosen}
      keyOf={({ key }) => key}
      actions={
        <span className="report-chosen-actions">
          <Button
            type="link"
            size="small"
            disabled={chosen.length === 0}
            onClick={() => picker.send({ type: 'selection.clear' })}
          >
            {t(pickerMessages.clear)}
          </Button>
          <Button type="link" size="small" onClick={() => picker.send({ type: 'list.refresh' })}>
            {t(messages.refresh)}
          </Button>
        </span>
      }
      onRemove={({ key }) => picker.send({ type: 'row.toggle', key })}
    />
  );
}
