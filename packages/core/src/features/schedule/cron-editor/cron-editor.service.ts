import { createActor } from 'xstate';

import type { Service } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { civilTimeIn } from './civil-time.ts';
import { cronEditorMachine } from './cron-editor.machine.ts';
import { cronEditorMessages as messages } from './cron-editor.messages.ts';
import { cronEditorFacts } from './cron-editor.model.ts';
import type { CronEditorEmitted, CronEditorEvent, CronEditorFacts } from './cron-editor.types.ts';
import { readCron } from './cron-reading.model.ts';

export type CronEditorService = Service<CronEditorFacts, CronEditorEvent, CronEditorEmitted>;

export interface CronEditorDependencies {
  readonly clock: ClockPort;
  /** IANA zone of the expressions; defaults to the platform's. Throws a RangeError for an unknown zone. */
  readonly timeZone?: string;
}

const PLATFORM_ZONE = 'Asia/Shanghai';

/** Create the editor of an expression, initially closed. Emits the text when confirmed. */
export function createCronEditor({ clock, timeZone = PLATFORM_ZONE }: CronEditorDependencies): CronEditorService {
  const civilTime = civilTimeIn(timeZone);
  const zone = timeZone === PLATFORM_ZONE ? messages.chinaTime : messages.zone(timeZone);
  const actor = createActor(cronEditorMachine, {
    clock,
    input: {
      now: () => clock.now(),
      thisYear: () => Number(civilTime(clock.now()).time.slice(0, 4)),
      read: (text) => readCron(text, clock.now(), timeZone, civilTime),
    },
  });
  actor.start();
  return serviceFromActor(actor, ({ value, context }) =>
    cronEditorFacts(
      typeof value === 'object' && 'closed' in value ? 'closed' : 'editing',
      context.state,
      context.field.reading,
      zone,
    ),
  );
}
