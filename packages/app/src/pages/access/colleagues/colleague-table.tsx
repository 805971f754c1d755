import type { ColleaguesService } from '@evergreen/core/access/colleagues';
import { PAGE_SIZES, type Colleague } from '@evergreen/core/contract';
import { listed } from '@evergreen/core/kernel';
import { PHONE, useFacts, useMedia, useTranslate } from '@evergreen/react-ui/adapter';
import type { TableColumnsType } from 'antd';

import { PeopleTable } from '../people-table.tsx';
import { colleaguesMessages as messages } from './colleagues.messages.ts';

/** People and how to reach them. */
export function ColleagueTable({ people }: { readonly people: ColleaguesService }) {
  const facts = useFacts(people);
  return (
    <PeopleTable
      facts={facts}
      columns={useColumns(useMedia(PHONE))}
      texts={messages}
      pageSizes={PAGE_SIZES}
      onRefresh={() => people.send({ type: 'list.refresh' })}
      onTurn={(page, pageSize) =>
        people.send({ type: 'page.turn', page: pageSize === facts.pageSize ? page : 1, pageSize })
      }
    />
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
