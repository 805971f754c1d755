import { NOTICE_KINDS, type NoticeKind } from '@evergreen/core/contract';
import { createNoticeChoice, type NoticeChoiceService } from '@evergreen/core/messaging/notice-choice';
import { useFacts, usePageService, useTranslate } from '@evergreen/react-ui/adapter';
import { Alert, Button, Switch } from 'antd';

import { Section } from '../account-settings/section.tsx';
import { SettingsFrame } from '../account-settings/settings-frame.tsx';
import { Unread } from '../account-settings/unread.tsx';
import './account-notification.css';
import { accountNotificationMessages as messages } from './account-notification.messages.ts';

const WORDS = {
  announcement: { title: messages.announcement, content: messages.announcementContent },
  systemMessage: { title: messages.systemMessage, content: messages.systemMessageContent },
} as const;

/** 新消息通知: which notices one wants. */
export function AccountNotificationPage() {
  const choices = usePageService(createNoticeChoice);
  return <SettingsFrame>{choices !== null && <Choices choices={choices} />}</SettingsFrame>;
}

function Choices({ choices }: { readonly choices: NoticeChoiceService }) {
  const { status, choice, failure, canRetry, canUndo } = useFacts(choices);
  const t = useTranslate();
  if (choice === null) return <Unread failure={failure} onRetry={() => choices.send({ type: 'choice.refresh' })} />;
  return (
    <Section title={t(messages.title)} description={t(messages.content)}>
      <ul className="account-notification">
        {NOTICE_KINDS.map((kind) => (
          <Choice
            key={kind}
            kind={kind}
            isWanted={choice[kind]}
            isSaving={status === 'saving'}
            onChange={(isWanted) => choices.send({ type: 'choice.change', kind, isWanted })}
          />
        ))}
      </ul>
      {canRetry && failure !== null && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t(messages.notSaved)}
          description={t(failure)}
          action={
            <Button size="small" onClick={() => choices.send({ type: 'choice.retry' })}>
              {t(messages.retry)}
            </Button>
          }
        />
      )}
      <div className="account-notification-end">
        <output>{status === 'saving' ? t(messages.saving) : canUndo ? t(messages.saved) : ''}</output>
        {canUndo && (
          <Button type="link" onClick={() => choices.send({ type: 'choice.undo' })}>
            {t(messages.undo)}
          </Button>
        )}
      </div>
    </Section>
  );
}

interface ChoiceProps {
  readonly kind: NoticeKind;
  readonly isWanted: boolean;
  readonly isSaving: boolean;
  readonly onChange: (isWanted: boolean) => void;
}

function Choice({ kind, isWanted, isSaving, onChange }: ChoiceProps) {
  const t = useTranslate();
  const id = `notice-${kind}`;
  return (
    <li>
      <div>
        <label htmlFor={id}>{t(WORDS[kind].title)}</label>
        <p id={`${id}-content`}>{t(WORDS[kind].content)}</p>
      </div>
      {/* Not disabled while it is saved: the focus stays. */}
      <Switch id={id} checked={isWanted} aria-describedby={`${id}-content`} aria-busy={isSaving} onChange={onChange} />
    </li>
  );
}
