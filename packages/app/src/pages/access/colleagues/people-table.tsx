import type { ColleaguesService } from '@evergreen/core/access/colleagues';
import { PAGE_SIZES, type Colleague } from '@evergreen/core/contract';
import { listed } from '@evergreen/core/kernel';
import { PHONE, useFacts, useMedia, useTranslate } from '@evergreen/react-ui/adapter';
import { usePageTurners } from '@evergreen/react-ui/widgets/base/page-turners';
import { LoadFailure } from '@evergreen/react-ui/widgets/base/load-failure';
import { Pagination, Table, type TableColumnsType } from 'antd';

import { colleaguesMessages as messages } from './colleagues.messages.ts';

/** People and how to reach them, a page at a time; a line each, on a phone a short card. */
export function PeopleTable({ people }: { readonly people: ColleaguesService }) {
  const { status, rows, total, page, pageSize, failure } = useFacts(people);
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const itemRender = usePageTurners();
  return (
    <>
      {status === 'failed' && (
        <LoadFailure
          title={t(messages.failed)}
          description={failure === null ? undefined : t(failure)}
          onRetry={() => people.send({ type: 'list.refresh' })}
        />
      )}
      <Table<Colleague>
        size="middle"
        columns={useColumns(isPhone)}
        showHeader={!isPhone}
        dataSource={[...rows]}
        rowKey="id"
        loading={status === 'loading'}
        locale={{ emptyText: status === 'shown' ? t(messages.nobody) : ' ' }}
        pagination={false}
        {...(isPhone ? {} : { scroll: { x: 'max-content' } })}
      />
      {total > 0 && (
        <Pagination
          align="end"
          size={isPhone ? 'small' : 'medium'}
          current={page}
          pageSize={pageSize}
          total={total}
          pageSizeOptions={[...PAGE_SIZES]}
          showSizeChanger={!isPhone}
          showLessItems={isPhone}
          responsive={false}
          itemRender={itemRender}
          showTotal={(count) => t(messages.total(count))}
          onChange={(next, size) =>
            people.send({ type: 'page.turn', page: size === pageSize ? next : 1, pageSize: size })
          }
        />
      )}
    </>
  );
}

function useColumns(isPhone: boolean): TableColumnsType<Colleague> {
  const t = useTranslate();
  const mail = (email: string | null) =>
    email === null || email === '' ? '' : <a href={`mailto:${email}`}>{email}</a>;
  const names = (list: string | null) => t(listed((list ?? '').split(',')));
  if (isPhone)
    return [
      {
        key: 'person',
        render: (_value, { realname, departments, positions, phone, telephone, email }) => (
          <div className="colleagues-person">
            <span className="colleagues-person-name">{realname}</span>
            <span>{[names(departments), names(positions)].filter((part) => part !== '').join(' · ')}</span>
            <span>{[phone, telephone].filter((part) => part !== null && part !== '').join(' · ')}</span>
            {mail(email)}
          </div>
        ),
      },
    ];
  return [
    { title: t(messages.name), dataIndex: 'realname', width: 100 },
    { title: t(messages.workNo), dataIndex: 'workNo', width: 80 },
    { title: t(messages.department), dataIndex: 'departments', width: 200, render: names },
    { title: t(messages.position), dataIndex: 'positions', width: 110, render: names },
    { title: t(messages.phone), dataIndex: 'phone', width: 130 },
    { title: t(messages.telephone), dataIndex: 'telephone', width: 120 },
    { title: t(messages.email), dataIndex: 'email', width: 170, render: mail },
  ];
}
