import type { RecordFormFacts } from '@evergreen/core/records/form';
import { Alert } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { recordFormWidgetMessages as messages } from '../record-form.messages.ts';

/** Says which fields somebody else changed meanwhile, and that the form has taken them over. */
export function RemoteChanges({ changes }: { readonly changes: RecordFormFacts['remoteChanges'] }) {
  const t = useTranslate();
  if (changes === null) return null;
  return (
    <Alert
      type="info"
      showIcon
      className="record-form-wide"
      title={t(messages.remoteChanges(changes.labels, changes.by, changes.at))}
    />
  );
}
