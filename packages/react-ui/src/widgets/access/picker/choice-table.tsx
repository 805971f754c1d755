import { Table, type TableProps } from 'antd';

import { useTranslate } from '../../../adapter/index.ts';
import { TablePagination, type TablePaginationProps } from '../../base/table-pagination/index.ts';
import { pickerMessages as messages } from './picker.messages.ts';

export interface ChoiceTableProps<Row>
  extends
    Required<Pick<TableProps<Row>, 'columns'>>,
    Pick<TableProps<Row>, 'onChange'>,
    Pick<TablePaginationProps, 'page' | 'pageSize' | 'isTotalLowerBound' | 'pageSizes'> {
  readonly 'aria-label'?: string;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly keyOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly chosenKeys: readonly string[];
  /** A round box, where the next choice replaces the last. */
  readonly isSingle: boolean;
  readonly isClosed?: (row: Row) => boolean;
  readonly isReading: boolean;
  /** Whether it can be said that there are none. */
  readonly isKnown: boolean;
  readonly onToggle: (row: Row) => void;
  readonly onToggleAll: (isChosen: boolean) => void;
  readonly onTurn: (page: number, pageSize: number) => void;
}

/** The rows of the present page, each with its box. */
export function ChoiceTable<Row extends object>(props: ChoiceTableProps<Row>) {
  const { rows, keyOf, nameOf, chosenKeys, isSingle, isClosed, isReading, isKnown } = props;
  const { onToggle, onToggleAll, onTurn, page, pageSize, total, isTotalLowerBound, pageSizes, ...rest } = props;
  const t = useTranslate();
  return (
    <>
      <Table<Row>
        aria-label={rest['aria-label']}
        columns={rest.columns}
        {...(rest.onChange === undefined ? {} : { onChange: rest.onChange })}
        size="small"
        dataSource={[...rows]}
        rowKey={keyOf}
        loading={isReading}
        locale={{ emptyText: isKnown ? t(messages.nothing) : ' ' }}
        pagination={false}
        scroll={{ x: 'max-content', y: 'min(400px, 45vh)' }}
        onRow={(row) => ({ onClick: () => onToggle(row) })}
        rowSelection={{
          type: isSingle ? 'radio' : 'checkbox',
          selectedRowKeys: [...chosenKeys],
          getCheckboxProps: (row) => ({
            ...(isClosed === undefined ? {} : { disabled: isClosed(row) }),
            'aria-label': t(messages.choose(nameOf(row))),
          }),
          getTitleCheckboxProps: () => ({ 'aria-label': t(messages.chooseAll) }),
          onCell: () => ({ onClick: (event) => event.stopPropagation() }),
          onSelect: onToggle,
          onSelectAll: onToggleAll,
        }}
      />
      {total > 0 && (
        <TablePagination
          page={page}
          pageSize={pageSize}
          total={total}
          {...(isTotalLowerBound === undefined ? {} : { isTotalLowerBound })}
          {...(pageSizes === undefined ? {} : { pageSizes })}
          onChange={onTurn}
        />
      )}
    </>
  );
}
