import { localized } from '@evergreen/core/kernel';
import { TablePagination, type TablePaginationProps } from '@evergreen/react-ui/widgets/base/table-pagination';
import { useState } from 'react';

import { defineExample } from '../example.types.ts';

function Paged({ total }: Partial<Pick<TablePaginationProps, 'total'>>) {
  const [{ page, pageSize }, setPlace] = useState({ page: 1, pageSize: 10 });
  return (
    <TablePagination
      page={page}
      pageSize={pageSize}
      {...(total === undefined ? {} : { total })}
      onChange={(next, size) => setPlace({ page: next, pageSize: size })}
    />
  );
}

export const tablePaginationExample = defineExample<TablePaginationProps>({
  isWide: true,
  states: [
    { state: 'filled', content: <Paged /> },
    { state: localized('只有一页', 'One page'), content: <Paged total={7} /> },
  ],
  properties: {
    page: { type: 'number', words: localized('当前页，从 1 开始。', 'The page, from 1.') },
    pageSize: { type: 'number', words: localized('每页行数。', 'Rows a page.') },
    total: { type: 'number', words: localized('总行数，默认 100。', 'All rows; 100 by default.') },
    isTotalLowerBound: {
      type: 'boolean',
      words: localized('行数只统计到 total，还可能有更多。', 'Rows were counted up to `total`; there may be more.'),
    },
    pageSizes: {
      type: 'readonly number[]',
      words: localized('可选的每页行数，默认 10、20、30。', 'Rows a page to choose from; 10, 20 and 30 by default.'),
    },
    onChange: {
      type: '(page: number, pageSize: number) => void',
      words: localized('翻页或改变每页行数时调用。', 'Called when the page or its size changes.'),
    },
  },
  code: `import { TablePagination } from '@evergreen/react-ui/widgets/base/table-pagination';

<TablePagination page={page} pageSize={size} total={total} onChange={turn} />`,
});
