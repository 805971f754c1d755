import type { CronEditorFacts } from '@evergreen/core/schedule/cron-editor';

import { useTranslate } from '../../../adapter/index.ts';
import { cronEditorWidgetMessages as messages } from './cron-editor.messages.ts';

/** The next fires, with the zone whose clocks they are told by. */
export function CronFires({ id, facts }: { readonly id: string; readonly facts: CronEditorFacts }) {
  const { fires, zone, problem, presetError } = facts;
  const t = useTranslate();
  const isUnknown = problem !== null || presetError !== null;
  const headingId = `${id}-fires`;
  return (
    <section className="cron-fires" aria-labelledby={headingId}>
      <h3 id={headingId}>
        {t(messages.nextFires)} <small>{t(messages.inZone(zone))}</small>
      </h3>
      {fires.length === 0 ? (
        <p>{t(isUnknown ? messages.unknownFires : messages.noFires)}</p>
      ) : (
        <ol>
          {fires.map(({ instant, time, weekday }) => (
            <li key={instant}>
              {time} <span>{t(weekday)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
