import type { AnsweredNoticeChoice } from '@evergreen/core/contract';
import type { NoticeChoiceService } from '@evergreen/core/messaging/notice-choice';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { Select, Switch } from 'antd';

import { Section } from '../account-settings/section.tsx';
import { accountNotificationMessages as messages } from './account-notification.messages.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: `${String(hour).padStart(2, '0')}:00` }));

export interface DigestSettingsProps {
  readonly choices: NoticeChoiceService;
  readonly choice: AnsweredNoticeChoice;
}

/** 汇总: when the digest comes, and whether it is sent by e-mail as well. */
export function DigestSettings({ choices, choice: { digestAt, isMailed, mail } }: DigestSettingsProps) {
  const t = useTranslate();
  const days = [messages.daily, ...messages.dayNames].map((day, value) => ({ value, label: t(day) }));
  return (
    <Section title={t(messages.digestTitle)} description={t(messages.digestContent)}>
      <div className="notice-setting">
        <span>{t(messages.digestTime)}</span>
        <span>
          <Select
            aria-label={t(messages.digestDay)}
            value={digestAt.weekday}
            options={days}
            onChange={(weekday: number) => choices.send({ type: 'digest.choose', at: { ...digestAt, weekday } })}
          />{' '}
          <Select
            aria-label={t(messages.digestHour)}
            value={digestAt.hour}
            options={HOURS}
            onChange={(hour: number) => choices.send({ type: 'digest.choose', at: { ...digestAt, hour } })}
          />
        </span>
      </div>
      <div className="notice-setting">
        <div>
          <label htmlFor="notice-mail">{t(messages.isMailed)}</label>
          <p id="notice-mail-note">{mail === 'on' ? '' : t(messages.mail[mail])}</p>
        </div>
        <Switch
          id="notice-mail"
          checked={isMailed}
          disabled={mail !== 'on' && !isMailed}
          aria-describedby="notice-mail-note"
          onChange={(chosen) => choices.send({ type: 'mail.choose', isMailed: chosen })}
        />
      </div>
    </Section>
  );
}
