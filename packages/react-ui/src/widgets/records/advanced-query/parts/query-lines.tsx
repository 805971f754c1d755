import { PlusOutlined } from '@ant-design/icons';
import { type ConditionLinesService, queryBuilderTexts, ROOT } from '@evergreen/core/records/query';
import { Alert, Button, Empty } from 'antd';

import { useChosenFacts, useTranslate } from '../../../../adapter/index.ts';
import { advancedQueryTexts as texts } from '../advanced-query.messages.ts';
import { QueryGroupBox } from './query-group.tsx';

const SHOWN = ['root', 'problem', 'isFull'] as const;

/** The lines of a query, why it was refused as a whole, and what to begin with where there are none. A key draws this part alone. */
export function QueryLines({ query }: { readonly query: ConditionLinesService }) {
  const t = useTranslate();
  const { root, problem, isFull } = useChosenFacts(query, SHOWN);
  return (
    <>
      {problem !== null && <Alert type="error" showIcon role="alert" title={t(problem)} />}
      {root.members.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(queryBuilderTexts.empty)}>
          <Button
            type="primary"
            autoFocus
            icon={<PlusOutlined aria-hidden />}
            onClick={() => query.send({ type: 'line.add', group: ROOT })}
          >
            {t(texts.addFirst)}
          </Button>
        </Empty>
      ) : (
        <QueryGroupBox query={query} group={root} level={1} />
      )}
      {isFull && <Alert type="warning" showIcon title={t(queryBuilderTexts.full)} />}
    </>
  );
}
