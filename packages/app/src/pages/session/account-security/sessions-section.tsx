import { DesktopOutlined, MobileOutlined, ReloadOutlined } from '@ant-design/icons';
import type { SessionsService, ShownSession } from '@evergreen/core/sessions';
import { PHONE, useFacts, useMedia, useText } from '@evergreen/react-ui/adapter';
import { Alert, Button, Table, Tag, type TableColumnsType } from 'antd';
import { useRef } from 'react';

import { accountSecurityMessages as messages } from './account-security.messages.ts';
import { EndDialog } from './end-dialog.tsx';
import { Section } from './section.tsx';

/** Where the account is signed in; every session but the current one can be ended. */
export function SessionsSection({ sessions }: { readonly sessions: SessionsService }) {
  const { status, sessions: own, failure } = useFacts(sessions);
  const say = useText();
  const columns = useColumns(sessions);
  const refreshButton = useRef<HTMLButtonElement>(null);
  const isReading = status === 'loading' || status === 'refreshing';
  const hasOthers = own.some(({ isCurrent }) => !isCurrent);
  const refresh = () => sessions.send({ type: 'list.refresh' });
  return (
    <Section
      title={say(messages.sessions)}
      description={say(messages.sessionsContent)}
      actions={
        <>
          <Button ref={refreshButton} icon={<ReloadOutlined aria-hidden />} onClick={refresh}>
            {say(messages.refresh)}
          </Button>
          {hasOthers && (
            <Button danger onClick={() => sessions.send({ type: 'others.end' })}>
              {say(messages.endOthers)}
            </Button>
          )}
        </>
      }
    >
      {failure !== null && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={say(messages.failed)}
          description={`${say(failure)}${own.length > 0 ? ` ${say(messages.stale)}` : ''}`}
          action={
            <Button size="small" onClick={refresh}>
              {say(messages.retry)}
            </Button>
          }
        />
      )}
      {(own.length > 0 || failure === null) && (
        <Table<ShownSession>
          aria-label={say(messages.sessions)}
          rowKey="id"
          columns={columns}
          dataSource={own}
          loading={isReading}
          pagination={false}
          locale={{ emptyText: <span /> }}
        />
      )}
      <EndDialog sessions={sessions} onEnded={() => refreshButton.current?.focus()} />
    </Section>
  );
}

/** Five columns; on a phone the address and the last use stand below the device. */
function useColumns(sessions: SessionsService): TableColumnsType<ShownSession> {
  const say = useText();
  const isPhone = useMedia(PHONE);
  const end = {
    key: 'action',
    title: say(messages.action),
    width: isPhone ? 88 : 112,
    render: (_: unknown, { id, device, isCurrent, lastUsedAt }: ShownSession) =>
      !isCurrent && (
        <Button
          danger
          size={isPhone ? 'middle' : 'small'}
          aria-label={say(messages.endNamed(say(device), lastUsedAt))}
          onClick={() => sessions.send({ type: 'session.end', id })}
        >
          {say(messages.end)}
        </Button>
      ),
  };
  if (isPhone)
    return [
      {
        key: 'device',
        title: say(messages.device),
        render: (_, session) => (
          <>
            <Device session={session} />
            <div className="account-security-aside">{session.address}</div>
            <div className="account-security-aside">{say(messages.usedAt(session.lastUsedAt))}</div>
          </>
        ),
      },
      end,
    ];
  return [
    { key: 'device', title: say(messages.device), render: (_, session) => <Device session={session} /> },
    { key: 'address', title: say(messages.address), render: (_, { address }) => address },
    { key: 'signedInAt', title: say(messages.signedInAt), render: (_, { signedInAt }) => signedInAt },
    { key: 'lastUsedAt', title: say(messages.lastUsedAt), render: (_, { lastUsedAt }) => lastUsedAt },
    end,
  ];
}

function Device({ session: { device, isHandheld, tenant, isCurrent } }: { readonly session: ShownSession }) {
  const say = useText();
  return (
    <>
      <span className="account-security-device">
        {isHandheld ? <MobileOutlined aria-hidden /> : <DesktopOutlined aria-hidden />}
        <span>{say(device)}</span>
        {isCurrent && <Tag>{say(messages.current)}</Tag>}
      </span>
      {tenant !== '' && <div className="account-security-aside">{say(messages.tenant(tenant))}</div>}
    </>
  );
}
