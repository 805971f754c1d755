import { LockOutlined } from '@ant-design/icons';
import type { PickerService } from '@evergreen/core/access/picker';

import { useTranslate } from '../../../adapter/index.ts';

/** The sign of a value that stays as it is, with the reason. */
export function Lock<Row>({ picker: { lockReason } }: { readonly picker: Pick<PickerService<Row>, 'lockReason'> }) {
  const t = useTranslate();
  const reason = lockReason === null ? '' : t(lockReason);
  return <LockOutlined className="picker-lock" title={reason} aria-label={reason} />;
}
