import { pageSizeChoices, totalLabel, type ListPageFacts } from '@evergreen/core/list-page';
import { Pagination } from 'antd';

import { PHONE, useMedia, useText } from '../../../adapter/index.ts';

export interface ListPaginationProps {
  readonly facts: ListPageFacts;
  readonly onChange: (pageNo: number, pageSize: number) => void;
}

/** Which rows of how many, page by page, with a choice of size and a jump. */
export function ListPagination({ facts, onChange }: ListPaginationProps) {
  const say = useText();
  const isPhone = useMedia(PHONE);
  // Nothing is known of a list that was never read.
  if (facts.rows.length === 0 && (facts.failure !== null || facts.status === 'loading')) return null;
  return (
    <Pagination
      className="area-list-pagination"
      current={facts.query.pageNo}
      pageSize={facts.query.pageSize}
      total={facts.total}
      pageSizeOptions={[...pageSizeChoices]}
      showSizeChanger
      showQuickJumper
      showLessItems={isPhone}
      responsive={false}
      showTotal={() => say(totalLabel(facts.query, facts.total))}
      onChange={onChange}
    />
  );
}
