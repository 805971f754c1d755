import { WarningOutlined } from '@ant-design/icons';
import type { SessionsService, ShownSignIn } from '@evergreen/core/sessions';
import { PHONE, useFacts, useMedia, useText } from '@evergreen/react-ui/adapter';
import { Empty, Table, type TableColumnsType } from 'antd';

import { accountSecurityMessages as messages } from './account-security.messages.ts';
import { Section } from './section.tsx';

/** What happened to the account lately, failed attempts of others included. */
export function SignInsSection({ sessions }: { readonly sessions: SessionsService }) {
  const { status, signIns, failure } = useFacts(sessions);
  const say = useText();
  const columns = useColumns();
  // The failure is told above, where reading can be tried again.
  if (failure !== null && signIns.length === 0) return null;
  return (
    <Section title={say(messages.signIns)} description={say(messages.signInsContent)}>
      <Table<ShownSignIn>
        aria-label={say(messages.signIns)}
        rowKey="id"
        columns={columns}
        dataSource={signIns}
        loading={status === 'loading'}
        pagination={false}
        locale={{
          emptyText: (
            <Empty
              image={Empty.PRESENTED_IMAGE_SIMPLE}
              description={status === 'loaded' ? say(messages.noSignIns) : null}
            />
          ),
        }}
      />
    </Section>
  );
}

/** Four columns; on a phone all stand below the event. */
function useColumns(): TableColumnsType<ShownSignIn> {
  const say = useText();
  const isPhone = useMedia(PHONE);
  const event = {
    key: 'event',
    title: say(messages.event),
    render: (_: unknown, { what, isRefusal, times, time, device, address }: ShownSignIn) => (
      <>
        <span className="account-security-event">
          {isRefusal && <WarningOutlined aria-hidden className="account-security-warning" />}
          <span>
            {say(what)} {times > 1 && <span className="account-security-aside">{say(messages.times(times))}</span>}
          </span>
        </span>
        {isPhone && (
          <>
            <div className="account-security-aside">{time}</div>
            <div className="account-security-aside">{[say(device), address].join(' · ')}</div>
          </>
        )}
      </>
    ),
  };
  if (isPhone) return [event];
  return [
    { key: 'time', title: say(messages.time), width: 190, render: (_, { time }) => time },
    event,
    { key: 'device', title: say(messages.device), render: (_, { device }) => say(device) },
    { key: 'address', title: say(messages.address), render: (_, { address }) => address },
  ];
}
