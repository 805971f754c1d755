import { useTranslate } from '@evergreen/react-ui/adapter';
import { Alert, Button, Modal } from 'antd';

import type { DialogSlotProps } from '../resource/resource-slots.types.ts';
import { ComparedVersions } from './version-comparison.tsx';
import { versionComparisonMessages as messages } from './version-comparison.messages.ts';

/** Two versions of a record side by side: the two selected entries, or one with the version before it. */
export function VersionComparisonDialog({ rows, onClose }: DialogSlotProps) {
  const t = useTranslate();
  return (
    <Modal
      open
      title={t(messages.title(rows[0]?.name ?? ''))}
      footer={<Button onClick={onClose}>{t(messages.close)}</Button>}
      onCancel={onClose}
      width={880}
    >
      {rows.length > 2 ? (
        <Alert type="warning" showIcon title={t(messages.tooMany)} />
      ) : (
        <ComparedVersions ids={rows.map(({ id }) => id)} />
      )}
    </Modal>
  );
}
