import { DIALOG_WIDTHS } from '@evergreen/core/kernel';
import type { ReportPickerService } from '@evergreen/core/online/report-picker';
import { Button, Modal, Skeleton, Tag } from 'antd';
import { useId } from 'react';

import { PHONE, useFacts, useMedia, useTranslate } from '../../../adapter/index.ts';
import { LoadFailure } from '../../base/load-failure/index.ts';
import { pickerMessages } from '../../access/picker/index.ts';
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
    <Modal
      open={isOpen}
      title={report === null ? t(messages.prompt) : report.cgRpConfigName}
      width={isPhone ? '100vw' : width}
      rootClassName={isPhone ? 'report-dialog is-phone' : 'report-dialog'}
      centered={!isPhone}
      destroyOnHidden
      mask={{ closable: false }}
      closable={{ 'aria-label': t(pickerMessages.close) }}
      okText={t(pickerMessages.confirm)}
      cancelText={t(pickerMessages.cancel)}
      onOk={() => picker.send({ type: 'picker.accept' })}
      onCancel={() => picker.send({ type: 'picker.cancel' })}
      afterClose={onClosed}
    >
      {failure !== null && <LoadFailure title={t(failure)} onRetry={() => picker.send({ type: 'list.refresh' })} />}
      {status === 'configuring' && <Skeleton active />}
      <ReportQueryFields picker={picker} id={id} />
      {report !== null && <ChosenBar picker={picker} />}
      <ReportRowsTable picker={picker} />
    </Modal>
  );
}

/** 已选择 N 项, 清空, 刷新, and the names of what is chosen. */
function ChosenBar({ picker }: Pick<ReportPickerDialogProps, 'picker'>) {
  const { chosen } = useFacts(picker);
  const t = useTranslate();
  return (
    <div className="picker-chosen">
      <div className="picker-chosen-head">
        <output>{t(pickerMessages.chosen(chosen.length))}</output>
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
      </div>
      {chosen.length > 0 && (
        <ul>
          {chosen.map(({ key, text }) => (
            <li key={key}>
              <Tag
                closable={{ 'aria-label': t(pickerMessages.remove(text)) }}
                onClose={(event) => {
                  event.preventDefault();
                  picker.send({ type: 'row.toggle', key });
                }}
              >
                {text}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
