import { WarningOutlined } from '@ant-design/icons';
import type { SessionsService, ShownSignIn } from '@evergreen/core/sessions';
import { PHONE, useFacts, useMedia, useTranslate } from '@evergreen/react-ui/adapter';
import { Empty, Table, type TableColumnsType } from 'antd';

import { accountSecurityMessages as messages } from './account-security.messages.ts';
import { Section } from '../account-settings/section.tsx';

/** What happened to the account lately, failed attempts of others included. */
export function SignInsSection({ sessions }: { readonly sessions: SessionsService }) {
  const { status, signIns, failure } = useFacts(sessions);
  const t = useTranslate();
  const columns = useColumns();
  // The failure is told above, where reading can be tried again.
  if (failure !== null && signIns.length === 0) return null;
  return (
    <Section title={t(messages.signIns)} description={t(messages.signInsContent)}>
      <Table<ShownSignIn>
        aria-label={t(messages.signIns)}
        rowKey="id"
        columns={columns}
        dataSource={signIns}
        loading={status === 'loading'}
        pagination={false}
        locale={{
          emptyText: (
            <Empty
              image={Empty.PRESENTED_IMAGE_SIMPLE}
              description={status === 'loaded' ? t(messages.noSignIns) : null}
            />
          ),
        }}
      />
    </Section>
  );
}

/** Four columns; on a phone all stand below the event. */
function useColumns(): TableColumnsType<ShownSignIn> {
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const event = {
    key: 'event',
    title: t(messages.event),
    render: (_: unknown, { what, isRefusal, times, time, device, address }: ShownSignIn) => (
      <>
        <span className="account-security-event">
          {isRefusal && <WarningOutlined aria-hidden className="account-security-warning" />}
          <span>
            {t(what)} {times > 1 && <span className="account-security-aside">{t(messages.times(times))}</span>}
          </span>
        </span>
        {isPhone && (
          <>
            <div className="account-security-aside">{time}</div>
            <div className="account-security-aside">{[t(device), address].join(' · ')}</div>
          </>
        )}
      </>
    ),
  };
  if (isPhone) return [event];
  return [
    { key: 'time', title: t(messages.time), width: 190, render: (_, { time }) => time },
    event,
    { key: 'device', title: t(messages.device), render: (_, { device }) => t(device) },
    { key: 'address', title: t(messages.address), render: (_, { address }) => address },
  ];
}
