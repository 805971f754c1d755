import type { ListPageFacts } from '@evergreen/core/list-page';
import { Alert, Button } from 'antd';

import { useText } from '../../../../adapter/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';

/** Says why the list could not be read and offers another try; what was read before stays below. */
export function ListFailure({ facts, onRetry }: { readonly facts: ListPageFacts; readonly onRetry: () => void }) {
  const say = useText();
  if (facts.failure === null) return null;
  const rowsNote = facts.rows.length > 0 ? ` ${say(messages.keptRows)}` : '';
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      className="resource-list-failure"
      title={say(messages.loadFailed)}
      description={`${say(facts.failure)}${rowsNote}`}
      action={
        <Button onClick={onRetry} loading={facts.status === 'loading'}>
          {say(messages.retry)}
        </Button>
      }
    />
  );
}
