import { DEFAULT_TOTAL, pageLabel, TABLE_PAGE_SIZES } from '@evergreen/core/format';
import { Pagination } from 'antd';

import { PHONE, useMedia, useTranslate } from '../../../adapter/index.ts';
import { usePageTurners } from '../page-turners/index.ts';
import './table-pagination.css';

export interface TablePaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** All rows; 100 until it is known. */
  readonly total?: number;
  /** There may be more than `total`: counting stopped. */
  readonly isTotalLowerBound?: boolean;
  /** Rows a page to choose from; 10, 20 and 30 if they are left out. */
  readonly pageSizes?: readonly number[];
  readonly onChange: (page: number, pageSize: number) => void;
}

/** Which rows of how many, page by page, with a choice of size and a jump; a phone turns pages only. */
export function TablePagination(props: TablePaginationProps) {
  const {
    page,
    pageSize,
    total = DEFAULT_TOTAL,
    isTotalLowerBound = false,
    pageSizes = TABLE_PAGE_SIZES,
    onChange,
  } = props;
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const itemRender = usePageTurners();
  return (
    <Pagination
      align="end"
      size="small"
      className="table-pagination"
      current={page}
      pageSize={pageSize}
      total={total}
      pageSizeOptions={[...pageSizes]}
      showSizeChanger={!isPhone}
      showQuickJumper={!isPhone}
      showLessItems={isPhone}
      responsive={false}
      itemRender={itemRender}
      showTotal={(all) => t(pageLabel({ page, pageSize, total: all, isTotalLowerBound }))}
      // Another size has other pages: it starts at the first.
      onChange={(next, size) => onChange(size === pageSize ? next : 1, size)}
    />
  );
}
