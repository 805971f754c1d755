import { pageSizeChoices, totalLabel, type ListPageFacts } from '@evergreen/core/records/list';
import { Button, Pagination } from 'antd';

import { PHONE, useMedia, useTranslate } from '../../../../adapter/index.ts';
import { usePageTurners } from '../../../base/page-turners/index.ts';
import { resourceListMessages } from '../resource-list.messages.ts';

export interface ListPaginationProps {
  readonly facts: ListPageFacts;
  readonly onChange: (pageNo: number, pageSize: number) => void;
  readonly onCountAll: () => void;
}

/**
 * Which rows of how many, page by page, with a choice of size and a jump. Where the server stopped counting there is always a next
 * page, and the last one can be jumped to once all rows are counted.
 */
export function ListPagination({ facts, onChange, onCountAll }: ListPaginationProps) {
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const itemRender = usePageTurners();
  const total = (
    <>
      {t(totalLabel(facts))}
      {facts.isTotalLowerBound && (
        <Button type="link" size="small" onClick={onCountAll}>
          {t(resourceListMessages.countAll)}
        </Button>
      )}
    </>
  );
  // Nothing is known of a list that was never read.
  if (facts.rows.length === 0 && (facts.failure !== null || facts.status === 'loading')) return null;
  return (
    <Pagination
      className="resource-list-pagination"
      current={facts.query.pageNo}
      pageSize={facts.query.pageSize}
      total={facts.total}
      pageSizeOptions={[...pageSizeChoices]}
      showSizeChanger
      showQuickJumper={!isPhone}
      showLessItems={isPhone}
      responsive={false}
      itemRender={itemRender}
      showTotal={() => total}
      onChange={onChange}
    />
  );
}
