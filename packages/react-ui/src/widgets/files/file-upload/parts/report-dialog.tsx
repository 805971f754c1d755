import { DownloadOutlined, ExclamationCircleFilled } from '@ant-design/icons';
import type { UploadReport } from '@evergreen/core/files/upload-list';
import { Button, Modal } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { useDownload } from '../../file-display/index.ts';
import { fileUploadMessages as messages } from '../file-upload.messages.ts';

export interface ReportDialogProps {
  readonly report: UploadReport | null;
  readonly onClose: () => void;
}

/** The answer 201: what was found wrong inside a file, with the list of errors to download. */
export function ReportDialog({ report, onClose }: ReportDialogProps) {
  const t = useTranslate();
  const { isFetching, download } = useDownload();
  const file = report?.file ?? null;
  return (
    <Modal
      open={report !== null}
      title={
        <>
          <ExclamationCircleFilled className="file-upload-warning" aria-hidden /> {report !== null && t(report.title)}
        </>
      }
      width={420}
      centered
      destroyOnHidden
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t(messages.close)}
        </Button>
      }
    >
      {report !== null && <p className="file-upload-reason">{t(report.detail)}</p>}
      {file !== null && (
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={isFetching}
          onClick={() => void download(file.path, file.name)}
        >
          {t(messages.downloadReport(file.name))}
        </Button>
      )}
    </Modal>
  );
}
