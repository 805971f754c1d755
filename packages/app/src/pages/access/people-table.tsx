import type { LocalizedText } from '@evergreen/core/kernel';
import { PHONE, useMedia, useTranslate } from '@evergreen/react-ui/adapter';
import { LoadFailure } from '@evergreen/react-ui/widgets/base/load-failure';
import { usePageTurners } from '@evergreen/react-ui/widgets/base/page-turners';
import { Pagination, Table, type TableColumnsType } from 'antd';

interface PeopleFacts<Person> {
  readonly status: string;
  readonly rows: readonly Person[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly failure: LocalizedText | null;
}

export interface PeopleTableProps<Person> {
  readonly facts: PeopleFacts<Person>;
  readonly columns: TableColumnsType<Person>;
  readonly texts: {
    readonly failed: LocalizedText;
    readonly nobody: LocalizedText;
    readonly total: (count: number) => LocalizedText;
  };
  /** How many lie on a page, where that may be chosen. */
  readonly pageSizes?: readonly number[];
  readonly onRefresh: () => void;
  readonly onTurn: (page: number, pageSize: number) => void;
}

/** People, a page at a time; a line each, on a phone a short card without heads of columns. */
export function PeopleTable<Person extends object>({ facts, columns, texts, ...props }: PeopleTableProps<Person>) {
  const { status, rows, total, page, pageSize, failure } = facts;
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const itemRender = usePageTurners();
  return (
    <>
      {status === 'failed' && (
        <LoadFailure
          title={t(texts.failed)}
          description={failure === null ? undefined : t(failure)}
          onRetry={props.onRefresh}
        />
      )}
      <Table<Person>
        size="middle"
        columns={columns}
        showHeader={!isPhone}
        dataSource={[...rows]}
        rowKey="id"
        loading={status === 'loading'}
        locale={{ emptyText: status === 'shown' ? t(texts.nobody) : ' ' }}
        pagination={false}
        {...(isPhone || props.pageSizes === undefined ? {} : { scroll: { x: 'max-content' } })}
      />
      {total > 0 && (
        <Pagination
          align="end"
          size={isPhone ? 'small' : 'medium'}
          current={page}
          pageSize={pageSize}
          total={total}
          pageSizeOptions={[...(props.pageSizes ?? [])]}
          showSizeChanger={!isPhone && props.pageSizes !== undefined}
          showLessItems={isPhone}
          responsive={false}
          itemRender={itemRender}
          showTotal={(count) => t(texts.total(count))}
          onChange={props.onTurn}
        />
      )}
    </>
  );
}
