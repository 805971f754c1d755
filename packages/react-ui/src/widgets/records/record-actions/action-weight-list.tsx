import { listed } from '@evergreen/core/kernel';
import type { ActionConfirmation } from '@evergreen/core/records/actions';
import { Alert, Skeleton } from 'antd';

import { useTranslate } from '../../../adapter/index.ts';
import { recordActionsWidgetMessages as messages } from './record-actions.messages.ts';

const LINES = { rows: 2 };

/** What hangs on the row, with how many there are of it and the first names. */
export function ActionWeightList({ weights }: { readonly weights: NonNullable<ActionConfirmation['weights']> }) {
  const t = useTranslate();
  if (weights.status === 'loading') return <Skeleton active title={false} paragraph={LINES} />;
  if (weights.status === 'failed')
    return <Alert type="warning" showIcon title={weights.failure === null ? '' : t(weights.failure)} />;
  if (weights.items.length === 0) return <p>{t(messages.nothingHangs)}</p>;
  return (
    <dl className="record-action-weights">
      {weights.items.map(({ title, count, names }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {count}
            {names.length > 0 && <span> · {t(listed(names))}</span>}
            {names.length > 0 && names.length < count && '…'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
