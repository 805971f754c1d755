import type { ListPageFacts } from '@evergreen/core/records/list';
import { Alert, Button } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';

/** Says why the list could not be read and offers another try; what was read before stays below. */
export function ListFailure({ facts, onRetry }: { readonly facts: ListPageFacts; readonly onRetry: () => void }) {
  const t = useTranslate();
  if (facts.failure === null) return null;
  const rowsNote = facts.rows.length > 0 ? ` ${t(messages.keptRows)}` : '';
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      className="resource-list-failure"
      title={t(messages.loadFailed)}
      description={`${t(facts.failure)}${rowsNote}`}
      action={
        <Button onClick={onRetry} loading={facts.status === 'loading'}>
          {t(messages.retry)}
        </Button>
      }
    />
  );
}
