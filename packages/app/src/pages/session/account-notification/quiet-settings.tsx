import type { NoticeChoice, QuietHours } from '@evergreen/core/contract';
import type { NoticeChoiceService, PauseLength } from '@evergreen/core/messaging/notice-choice';
import { useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { Button, Checkbox, Select, Switch } from 'antd';
import { useRef } from 'react';

import { Section } from '../account-settings/section.tsx';
import { accountNotificationMessages as messages } from './account-notification.messages.ts';

const USUAL: QuietHours = { from: '22:00', to: '07:30', weekdays: [1, 2, 3, 4, 5, 6, 7], urgentPasses: true };

/** Every half hour of a day. */
const TIMES = Array.from({ length: 48 }, (_, half) => {
  const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
  return { value: time, label: time };
});

interface PartProps {
  readonly choices: NoticeChoiceService;
}

/** 免打扰: hours in which nothing pops up, and a pause. */
export function QuietSettings({ choices, choice }: PartProps & { readonly choice: NoticeChoice }) {
  const t = useTranslate();
  const { quiet } = choice;
  const choose = (chosen: QuietHours | null) => choices.send({ type: 'quiet.choose', quiet: chosen });
  return (
    <Section title={t(messages.quiet)} description={t(messages.quietContent)}>
      <div className="notice-setting">
        <label htmlFor="notice-quiet">{t(messages.quietOn)}</label>
        <Switch id="notice-quiet" checked={quiet !== null} onChange={(isOn) => choose(isOn ? USUAL : null)} />
      </div>
      {quiet !== null && <Hours quiet={quiet} onChange={choose} />}
      <Pause choices={choices} />
    </Section>
  );
}

function Hours({ quiet, onChange }: { readonly quiet: QuietHours; readonly onChange: (quiet: QuietHours) => void }) {
  const t = useTranslate();
  return (
    <>
      <div className="notice-setting">
        <span>{t(messages.quietTime)}</span>
        <span>
          <Select
            aria-label={t(messages.quietFrom)}
            value={quiet.from}
            options={TIMES}
            onChange={(from: string) => onChange({ ...quiet, from })}
          />
          {' – '}
          <Select
            aria-label={t(messages.quietTo)}
            value={quiet.to}
            options={TIMES}
            onChange={(to: string) => onChange({ ...quiet, to })}
          />
        </span>
      </div>
      <div className="notice-setting">
        <span id="notice-weekdays">{t(messages.weekdays)}</span>
        <Checkbox.Group
          aria-labelledby="notice-weekdays"
          value={quiet.weekdays}
          options={messages.dayNames.map((day, place) => ({ value: place + 1, label: t(day) }))}
          onChange={(weekdays: number[]) => onChange({ ...quiet, weekdays })}
        />
      </div>
      <div className="notice-setting">
        <label htmlFor="notice-urgent">{t(messages.urgentPasses)}</label>
        <Switch
          id="notice-urgent"
          checked={quiet.urgentPasses}
          onChange={(urgentPasses) => onChange({ ...quiet, urgentPasses })}
        />
      </div>
    </>
  );
}

function Pause({ choices }: PartProps) {
  const { pausedUntil } = useFacts(choices);
  const t = useTranslate();
  const said = useRef<HTMLOutputElement>(null);
  const choose = (length: PauseLength | null) => {
    choices.send({ type: 'pause.choose', length });
    // The button is gone afterwards.
    said.current?.focus();
  };
  return (
    <div className="notice-setting">
      <output ref={said} tabIndex={-1}>
        {pausedUntil === null ? t(messages.pause) : t(messages.pausedUntil(pausedUntil))}
      </output>
      <span>
        {pausedUntil === null ? (
          (['hour', 'morning'] as const).map((length) => (
            <Button key={length} onClick={() => choose(length)}>
              {t(messages[length])}
            </Button>
          ))
        ) : (
          <Button onClick={() => choose(null)}>{t(messages.goOn)}</Button>
        )}
      </span>
    </div>
  );
}
