import { DesktopOutlined, MobileOutlined, ReloadOutlined } from '@ant-design/icons';
import type { SessionsService, ShownSession } from '@evergreen/core/session/sessions';
import { PHONE, useFacts, useMedia, useTranslate } from '@evergreen/react-ui/adapter';
import { LoadFailure } from '@evergreen/react-ui/widgets/base/load-failure';
import { Button, Empty, Table, Tag, type TableColumnsType } from 'antd';
import { useRef } from 'react';

import { accountSecurityMessages as messages } from './account-security.messages.ts';
import { EndDialog, type AccountOwner } from './end-dialog.tsx';
import { Section } from '../account-settings/section.tsx';

export interface SessionsSectionProps {
  readonly sessions: SessionsService;
  /** One's own account, or that of somebody else. */
  readonly of: AccountOwner;
}

/** Where the account is signed in; every session but the current one can be ended. */
export function SessionsSection({ sessions, of }: SessionsSectionProps) {
  const { status, sessions: own, failure } = useFacts(sessions);
  const t = useTranslate();
  const columns = useColumns(sessions);
  const refreshButton = useRef<HTMLButtonElement>(null);
  const isReading = status === 'loading' || status === 'refreshing';
  const hasOthers = own.some(({ isCurrent }) => !isCurrent);
  const refresh = () => sessions.send({ type: 'list.refresh' });
  return (
    <Section
      title={t(messages.sessions)}
      description={t(messages.sessionsContent[of])}
      actions={
        <>
          <Button ref={refreshButton} icon={<ReloadOutlined aria-hidden />} onClick={refresh}>
            {t(messages.refresh)}
          </Button>
          {hasOthers && (
            <Button danger onClick={() => sessions.send({ type: 'others.end' })}>
              {t(messages.endOthers[of])}
            </Button>
          )}
        </>
      }
    >
      {failure !== null && (
        <LoadFailure
          title={t(messages.failed)}
          description={`${t(failure)}${own.length > 0 ? ` ${t(messages.stale)}` : ''}`}
          onRetry={refresh}
        />
      )}
      {(own.length > 0 || failure === null) && (
        <Table<ShownSession>
          aria-label={t(messages.sessions)}
          rowKey="id"
          columns={columns}
          dataSource={own}
          loading={isReading}
          pagination={false}
          locale={{
            emptyText: isReading ? (
              <span />
            ) : (
              <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.noSessions)} />
            ),
          }}
        />
      )}
      <EndDialog sessions={sessions} of={of} onEnded={() => refreshButton.current?.focus()} />
    </Section>
  );
}

/** Five columns; on a phone the address and the last use stand below the device. */
function useColumns(sessions: SessionsService): TableColumnsType<ShownSession> {
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const end = {
    key: 'action',
    title: t(messages.action),
    width: isPhone ? 88 : 112,
    render: (_: unknown, { id, device, isCurrent, lastUsedAt }: ShownSession) =>
      !isCurrent && (
        <Button
          danger
          size={isPhone ? 'middle' : 'small'}
          aria-label={t(messages.endNamed(t(device), lastUsedAt))}
          onClick={() => sessions.send({ type: 'session.end', id })}
        >
          {t(messages.end)}
        </Button>
      ),
  };
  if (isPhone)
    return [
      {
        key: 'device',
        title: t(messages.device),
        render: (_, session) => (
          <>
            <Device session={session} />
            <div className="account-security-aside">{session.address}</div>
            <div className="account-security-aside">{t(messages.usedAt(session.lastUsedAt))}</div>
          </>
        ),
      },
      end,
    ];
  return [
    { key: 'device', title: t(messages.device), render: (_, session) => <Device session={session} /> },
    { key: 'address', title: t(messages.address), render: (_, { address }) => address },
    { key: 'signedInAt', title: t(messages.signedInAt), render: (_, { signedInAt }) => signedInAt },
    { key: 'lastUsedAt', title: t(messages.lastUsedAt), render: (_, { lastUsedAt }) => lastUsedAt },
    end,
  ];
}

function Device({ session: { device, isHandheld, tenant, isCurrent } }: { readonly session: ShownSession }) {
  const t = useTranslate();
  return (
    <>
      <span className="account-security-device">
        {isHandheld ? <MobileOutlined aria-hidden /> : <DesktopOutlined aria-hidden />}
        <span>{t(device)}</span>
        {isCurrent && <Tag>{t(messages.current)}</Tag>}
      </span>
      {tenant !== '' && <div className="account-security-aside">{t(messages.tenant(tenant))}</div>}
    </>
  );
}
