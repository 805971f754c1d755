import {
  createCronEditor,
  CRON_SCHEDULES,
  cronScheduleTexts,
  type CronSchedule,
} from '@evergreen/core/schedule/cron-editor';
import { html, nothing } from 'lit-html';

import { button, choice, entry, labelled, partOf, type App, type Part } from './part.ts';
import { texts } from './texts.ts';

/** An expression with its sentence, its next fires, what is wrong in it and what it was probably meant to be. */
export function cronPart(app: App): Part {
  const { core, say } = app;
  const editor = core.open(createCronEditor);
  editor.send({ type: 'dialog.open', text: '0 30 8 ? * MON-FRI' });
  return partOf(app, [editor], () => {
    const { text, schedule, problem, description, warnings, fires, zone, presetError } = editor.facts();
    const schedules = CRON_SCHEDULES.map((one) => [one, say(cronScheduleTexts[one])] as const);
    const wrong = problem === null ? say(presetError?.sentence) : `${say(problem.place)} ${say(problem.sentence)}`;
    return html`<div class="stack">
      ${labelled(
        say(texts.schedule),
        choice(schedule, schedules, (chosen) =>
          editor.send({ type: 'schedule.choose', schedule: chosen as CronSchedule }),
        ),
      )}
      ${labelled(
        say(texts.cron),
        entry(text, 'text', (typed) => editor.send({ type: 'text.change', text: typed })),
        wrong,
      )}
      ${problem?.mended == null ? nothing : button(problem.mended, () => editor.send({ type: 'mended.take' }))}
      <output>${say(description)}</output>
      ${warnings.map(({ sentence }) => html`<p role="status">${say(sentence)}</p>`)}
      <ol>
        ${fires.map(({ time, weekday }) => html`<li>${time} ${say(weekday)}</li>`)}
      </ol>
      <small>${say(zone)}</small>
    </div>`;
  });
}
