import type { Member } from '@evergreen/core/contract';
import { listed } from '@evergreen/core/kernel';
import {
  createMemberList,
  createMembers,
  type MemberListService,
  type MembersOf,
  type MembersService,
} from '@evergreen/core/access/members';
import { createUserPicker } from '@evergreen/core/access/people-pickers';
import {
  PHONE,
  useCore,
  useEmitted,
  useFacts,
  useMedia,
  useOwnedService,
  useTranslate,
} from '@evergreen/react-ui/adapter';
import { PickerHost, PickerSearch } from '@evergreen/react-ui/widgets/access/picker';
import { RightsLossList } from '@evergreen/react-ui/widgets/access/rights-losses';
import { LateUserDialog } from '@evergreen/react-ui/widgets/access/user-picker';
import { Button, Modal, Skeleton, type TableColumnsType } from 'antd';
import { useCallback, useContext, useEffect } from 'react';

import { PageBelow } from '../../records/resource/page-below.ts';
import { PeopleTable } from '../people-table.tsx';
import './members.css';
import { memberListMessages as messages } from './members.messages.ts';

/** Users that are added at once. */
const MOST_ADDED = 100;

/** Who has a role or is in a department: found by name, added from those that there are, and removed. */
export function MemberList({ of: { kind, id } }: { readonly of: MembersOf }) {
  const core = useCore();
  const list = useOwnedService(
    useCallback(
      () => core.open(({ client, clock }) => createMemberList({ client, clock, of: { kind, id } })),
      [core, kind, id],
    ),
  );
  const members = useOwnedService(
    useCallback(
      () => core.open(({ client, clock }) => createMembers({ client, clock, of: { kind, id } })),
      [core, kind, id],
    ),
  );
  useEffect(() => list?.send({ type: 'picker.open' }), [list]);
  if (list === null || members === null) return <Skeleton active />;
  return <OpenMembers list={list} members={members} kind={kind} />;
}

interface OpenMembersProps {
  readonly list: MemberListService;
  readonly members: MembersService;
  readonly kind: MembersOf['kind'];
}

function OpenMembers({ list, members, kind }: OpenMembersProps) {
  const { status } = useFacts(members);
  const t = useTranslate();
  const below = useContext(PageBelow);
  useEmitted(members, ({ type }) => {
    if (type !== 'members.changed') return;
    list.send({ type: 'list.refresh' });
    below?.send({ type: 'rows.changed' });
  });
  return (
    <div className="members">
      <div className="members-tools">
        <PickerSearch picker={list} prompt={t(messages.search)} />
        <PickerHost
          value={null}
          maximum={MOST_ADDED}
          create={createUserPicker}
          onChange={(chosen) => {
            if (chosen !== null) members.send({ type: 'members.add', ids: chosen.split(',') });
          }}
          renderDialog={(dialog) => <LateUserDialog {...dialog} meanwhile={null} />}
        >
          {(_shown, open) => (
            <Button type="primary" loading={status === 'writing'} onClick={open}>
              {t(messages.add)}
            </Button>
          )}
        </PickerHost>
      </div>
      <MemberTable list={list} members={members} />
      <RemoveQuestion members={members} kind={kind} />
    </div>
  );
}

function MemberTable({ list, members }: Omit<OpenMembersProps, 'kind'>) {
  return (
    <PeopleTable
      facts={useFacts(list)}
      columns={useColumns(members, useMedia(PHONE))}
      texts={messages}
      onRefresh={() => list.send({ type: 'list.refresh' })}
      onTurn={(page) => list.send({ type: 'page.turn', page })}
    />
  );
}

/** Five columns; on a phone a person is one cell. */
function useColumns(members: MembersService, isPhone: boolean): TableColumnsType<Member> {
  const t = useTranslate();
  const nameOf = ({ realname, username }: Member) => (realname === null || realname === '' ? username : realname);
  const departmentsOf = ({ departments_dictText: names }: Member) => t(listed((names ?? '').split(',')));
  const remove = {
    key: 'action',
    title: t(messages.action),
    width: isPhone ? 88 : 100,
    render: (_: unknown, member: Member) => (
      <Button
        danger
        size={isPhone ? 'middle' : 'small'}
        aria-label={t(messages.removeNamed(nameOf(member)))}
        onClick={() => members.send({ type: 'members.remove', members: [{ id: member.id, name: nameOf(member) }] })}
      >
        {t(messages.remove)}
      </Button>
    ),
  };
  if (isPhone)
    return [
      {
        key: 'person',
        render: (_value, member) => (
          <div className="members-person">
            <span>{nameOf(member)}</span>
            <span className="members-aside">
              {[member.username, departmentsOf(member), member.status_dictText].filter(Boolean).join(' · ')}
            </span>
          </div>
        ),
      },
      remove,
    ];
  return [
    { key: 'realname', title: t(messages.realname), width: 130, render: (_value, member) => nameOf(member) },
    { key: 'username', title: t(messages.username), dataIndex: 'username', width: 150 },
    { key: 'departments', title: t(messages.departments), render: (_value, member) => departmentsOf(member) },
    { key: 'status', title: t(messages.status), dataIndex: 'status_dictText', width: 90 },
    remove,
  ];
}

function RemoveQuestion({ members, kind }: Pick<OpenMembersProps, 'members' | 'kind'>) {
  const { question, status, losses } = useFacts(members);
  const t = useTranslate();
  const names = t(listed((question ?? []).map(({ name }) => name)));
  return (
    <Modal
      open={question !== null && losses !== null}
      title={t(messages.question)}
      okText={t(messages.remove)}
      cancelText={t(messages.cancel)}
      okButtonProps={{ danger: true }}
      cancelButtonProps={{ autoFocus: true, disabled: status === 'writing' }}
      confirmLoading={status === 'writing'}
      onOk={() => members.send({ type: 'question.confirm' })}
      onCancel={() => members.send({ type: 'question.cancel' })}
      destroyOnHidden
      centered
      width={440}
    >
      {names === '' ? null : <p>{t(messages.questionOf[kind](names))}</p>}
      {losses !== null && <RightsLossList losses={losses} />}
    </Modal>
  );
}
