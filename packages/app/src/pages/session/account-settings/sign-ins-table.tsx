import { WarningOutlined } from '@ant-design/icons';
import type { ShownSignIn } from '@evergreen/core/session/sessions';
import { PHONE, useMedia, useTranslate } from '@evergreen/react-ui/adapter';
import { Empty, Table, type TableColumnsType } from 'antd';

import './sign-ins-table.css';
import { signInsTableMessages as messages } from './sign-ins-table.messages.ts';

/** An entry with the third party that it is about, where it is about one. */
type Entry = ShownSignIn & { readonly provider?: string };

export interface SignInsTableProps {
  readonly label: string;
  readonly signIns: readonly Entry[];
  readonly isLoading: boolean;
  /** Said where there is no entry. */
  readonly emptyText: string;
}

/** Entries of the log about an account, refusals marked. */
export function SignInsTable({ label, signIns, isLoading, emptyText }: SignInsTableProps) {
  const columns = useColumns();
  return (
    <Table<Entry>
      aria-label={label}
      rowKey="id"
      columns={columns}
      dataSource={[...signIns]}
      loading={isLoading}
      pagination={false}
      locale={{
        emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={isLoading ? null : emptyText} />,
      }}
    />
  );
}

/** Four columns; on a phone all stand below the event. */
function useColumns(): TableColumnsType<Entry> {
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const event = {
    key: 'event',
    title: t(messages.event),
    render: (_: unknown, { what, isRefusal, times, time, device, address, provider = '' }: Entry) => (
      <>
        <span className="sign-ins-event">
          {isRefusal && <WarningOutlined aria-hidden className="sign-ins-warning" />}
          <span>
            {t(what)} {provider !== '' && <span className="sign-ins-aside">{provider}</span>}{' '}
            {times > 1 && <span className="sign-ins-aside">{t(messages.times(times))}</span>}
          </span>
        </span>
        {isPhone && (
          <>
            <div className="sign-ins-aside">{time}</div>
            <div className="sign-ins-aside">{[t(device), address].join(' · ')}</div>
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
