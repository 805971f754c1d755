import { createNoticeChoice, type NoticeChoiceService } from '@evergreen/core/messaging/notice-choice';
import { useFacts, usePageService, useTranslate } from '@evergreen/react-ui/adapter';
import { Alert, Button } from 'antd';
import { useRef } from 'react';

import { Section } from '../account-settings/section.tsx';
import { SettingsFrame } from '../account-settings/settings-frame.tsx';
import { Unread } from '../account-settings/unread.tsx';
import './account-notification.css';
import { accountNotificationMessages as messages } from './account-notification.messages.ts';
import { ChannelTable } from './channel-table.tsx';
import { DigestSettings } from './digest-settings.tsx';
import { QuietSettings } from './quiet-settings.tsx';

/** 新消息通知: which notices one wants, and how. */
export function AccountNotificationPage() {
  const choices = usePageService(createNoticeChoice);
  return <SettingsFrame>{choices !== null && <Choices choices={choices} />}</SettingsFrame>;
}

function Choices({ choices }: { readonly choices: NoticeChoiceService }) {
  const { status, choice, desktop, failure } = useFacts(choices);
  const t = useTranslate();
  if (choice === null) return <Unread failure={failure} onRetry={() => choices.send({ type: 'choice.refresh' })} />;
  return (
    <>
      <Section title={t(messages.title)} description={t(messages.content)}>
        <ChannelTable
          choice={choice}
          desktop={desktop}
          isSaving={status === 'saving'}
          onChoose={(kind, channel, isWanted) => choices.send({ type: 'kind.choose', kind, channel, isWanted })}
        />
      </Section>
      <QuietSettings choices={choices} choice={choice} />
      <DigestSettings choices={choices} choice={choice} />
      <Outcome choices={choices} />
    </>
  );
}

/** What became of the last change, wherever on the page it was made. */
function Outcome({ choices }: { readonly choices: NoticeChoiceService }) {
  const { status, failure, canRetry, canUndo } = useFacts(choices);
  const t = useTranslate();
  const said = useRef<HTMLOutputElement>(null);
  const undo = () => {
    choices.send({ type: 'choice.undo' });
    // The button is gone while it is saved.
    said.current?.focus();
  };
  return (
    <div className="account-notification-end">
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
      <p>
        <output ref={said} tabIndex={-1}>
          {status === 'saving' ? t(messages.saving) : canUndo ? t(messages.saved) : ''}
        </output>
        {canUndo && (
          <Button type="link" onClick={undo}>
            {t(messages.undo)}
          </Button>
        )}
      </p>
    </div>
  );
}
