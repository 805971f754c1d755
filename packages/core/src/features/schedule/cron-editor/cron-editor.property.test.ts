import fc from 'fast-check';
import { expect, it } from 'vitest';

import { anyCronDraft, anyCronExpression, fakeClock } from '../../../testing/index.ts';
import { fromDraft, nextFire, parseCron } from '../cron/index.ts';
import { createCronEditor } from './index.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

const RUNS = { seed: 20260115, numRuns: propertyRuns(300) };

function opened(text: string) {
  const editor = createCronEditor({ clock: fakeClock() });
  const confirmed: string[] = [];
  editor.on((emitted) => confirmed.push(emitted.text));
  editor.send({ type: 'dialog.open', text });
  return { editor, confirmed };
}

it('CRON-03 writes any tab settings so that a new editor opens in the same modes', () => {
  fc.assert(
    fc.property(anyCronDraft, (draft) => {
      const { editor, confirmed } = opened('');
      for (const part of ['second', 'minute', 'hour', 'month', 'year'] as const)
        editor.send({ type: 'part.change', part, draft: draft[part] });
      editor.send({ type: 'day.change', draft: draft.day });
      editor.send({ type: 'dialog.confirm' });
      const [text = ''] = confirmed;
      expect([opened(text).editor.facts().draft, text]).toEqual([draft, fromDraft(draft)]);
      editor.dispose();
    }),
    RUNS,
  );
});

it('opening any valid expression loses nothing, and setting a tab to its displayed state keeps the meaning', () => {
  const next = (text: string) => {
    const parsed = parseCron(text);
    return parsed.ok ? nextFire(parsed.value, Date.UTC(2026, 0, 15), 'Asia/Shanghai') : text;
  };
  fc.assert(
    fc.property(anyCronExpression, (text) => {
      const { editor, confirmed } = opened(text);
      const { draft } = editor.facts();
      editor.send({ type: 'dialog.confirm' });
      editor.send({ type: 'dialog.open', text });
      editor.send({ type: 'day.change', draft: draft.day });
      editor.send({ type: 'part.change', part: 'hour', draft: draft.hour });
      editor.send({ type: 'dialog.confirm' });
      expect([confirmed[0], next(confirmed[1] ?? '')]).toEqual([text, next(text)]);
      editor.dispose();
    }),
    RUNS,
  );
});
