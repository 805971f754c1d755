import { EyeInvisibleOutlined, EyeOutlined, ReloadOutlined } from '@ant-design/icons';
import { createSmsOutbox, type OutboxMessage, type SmsOutboxService } from '@evergreen/core/messaging/sms-outbox';
import { PHONE, useFacts, useMedia, usePageService, useTranslate } from '@evergreen/react-ui/adapter';
import { Alert, Button, Card, Empty, Table, type TableColumnsType } from 'antd';

import './sms-outbox.css';
import { smsOutboxPageMessages as messages } from './sms-outbox.messages.ts';

/** The codes that the server kept instead of sending, for administrators. */
export function SmsOutboxPage() {
  const outbox = usePageService(createSmsOutbox);
  return outbox === null ? null : <Outbox outbox={outbox} />;
}

function Outbox({ outbox }: { readonly outbox: SmsOutboxService }) {
  const { status, messages: sent, failure } = useFacts(outbox);
  const t = useTranslate();
  const columns = useColumns(outbox);
  const isReading = status === 'loading' || status === 'refreshing';
  const isKnown = !isReading && failure === null;
  return (
    <Card className="sms-outbox">
      <Alert type="info" showIcon title={t(messages.purposeTitle)} description={t(messages.purposeContent)} />
      <div className="sms-outbox-tools">
        <Button
          icon={<ReloadOutlined aria-hidden />}
          disabled={isReading}
          onClick={() => outbox.send({ type: 'list.refresh' })}
        >
          {t(messages.refresh)}
        </Button>
      </div>
      {failure !== null && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t(messages.failed)}
          description={`${t(failure)}${sent.length > 0 ? ` ${t(messages.kept)}` : ''}`}
        />
      )}
      <Table<OutboxMessage>
        aria-label={t(messages.list)}
        rowKey="id"
        columns={columns}
        dataSource={sent}
        loading={isReading}
        pagination={false}
        locale={{
          emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={isKnown ? t(messages.nothing) : null} />,
        }}
      />
    </Card>
  );
}

/** Four columns; on a phone the time stands below the number, and the purpose above the code. */
function useColumns(outbox: SmsOutboxService): TableColumnsType<OutboxMessage> {
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const number = (message: OutboxMessage) => <Mobile message={message} outbox={outbox} />;
  const code = (message: OutboxMessage) => <span className="sms-outbox-code">{message.code}</span>;
  if (isPhone)
    return [
      {
        key: 'mobile',
        title: t(messages.mobile),
        render: (_, message) => (
          <>
            {number(message)}
            <div className="sms-outbox-aside">{message.time}</div>
          </>
        ),
      },
      {
        key: 'code',
        title: t(messages.code),
        render: (_, message) => (
          <>
            <div className="sms-outbox-aside">{t(message.purpose)}</div>
            {code(message)}
          </>
        ),
      },
    ];
  return [
    { key: 'time', title: t(messages.time), render: (_, { time }) => time },
    { key: 'mobile', title: t(messages.mobile), render: (_, message) => number(message) },
    { key: 'purpose', title: t(messages.purpose), render: (_, { purpose }) => t(purpose) },
    { key: 'code', title: t(messages.code), render: (_, message) => code(message) },
  ];
}

function Mobile({ message, outbox }: { readonly message: OutboxMessage; readonly outbox: SmsOutboxService }) {
  const { id, mobile, isRevealed } = message;
  const t = useTranslate();
  const words = t(isRevealed ? messages.cover(mobile) : messages.reveal(mobile));
  return (
    <span className="sms-outbox-mobile">
      {mobile}
      <Button
        type="text"
        size="small"
        aria-label={words}
        title={words}
        icon={isRevealed ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
        onClick={() => outbox.send({ type: 'number.toggle', id })}
      />
    </span>
  );
}
