import { describe, expect, it } from 'vitest';

import { err, ok } from '../../../kernel/index.ts';
import { activityResource, type ReferenceField } from '../../../resources/index.ts';
import { fakeClock, settled } from '../../../testing/index.ts';
import { createFieldChoices } from './field-choices.service.ts';
import type { ChoicesAnswer } from './field-choices.machine.ts';

function referenceField(): ReferenceField {
  const found = activityResource.fields['typeId'];
  if (found?.type !== 'reference') throw new Error('The type of an activity is a reference');
  return found;
}

function opened() {
  const clock = fakeClock();
  const calls: {
    keyword: string | undefined;
    signal: AbortSignal | undefined;
    end: (answer: ChoicesAnswer) => void;
  }[] = [];
  const listeners = new Set<() => void>();
  let dictionaries = {};
  const choices = createFieldChoices(
    {
      clock,
      choices: (_, keyword, signal) => new Promise((end) => calls.push({ keyword, signal, end })),
      auth: {
        facts: () => ({ dictionaries }),
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
    },
    referenceField(),
  );
  const answer = async (answered: ChoicesAnswer) => {
    calls.at(-1)?.end(answered);
    await settled();
  };
  return {
    clock,
    choices,
    answer,
    listeners,
    keywords: () => calls.map(({ keyword }) => keyword),
    aborted: () => calls.map(({ signal }) => signal?.aborted),
    facts: () => ({ items: choices.facts().items.map(({ text }) => text), status: choices.facts().status }),
    type: (keyword: string) => choices.send({ type: 'keyword.type', keyword }),
    reloadDictionaries: () => {
      dictionaries = {};
      for (const listener of listeners) listener();
    },
  };
}

const lecture = { value: 't1', text: '健康讲座' };
const show = { value: 't2', text: '文艺演出' };

describe('choices of a field', () => {
  it('offers everything, then what fits the text once typing pauses', async () => {
    const { clock, answer, facts, keywords, type } = opened();
    expect(facts()).toEqual({ items: [], status: 'loading' });
    await answer(ok([lecture, show]));
    expect(facts()).toEqual({ items: ['健康讲座', '文艺演出'], status: 'loaded' });
    type('文');
    clock.advance(200);
    type('文艺');
    clock.advance(200);
    expect([facts(), keywords()]).toEqual([{ items: [], status: 'loading' }, ['']]);
    clock.advance(100);
    await answer(ok([show]));
    expect([facts(), keywords()]).toEqual([{ items: ['文艺演出'], status: 'loaded' }, ['', '文艺']]);
  });

  it('does not ask again for a text that was answered', async () => {
    const { clock, answer, facts, keywords, type } = opened();
    await answer(ok([lecture]));
    type('');
    type('健');
    type('');
    clock.advance(300);
    expect([facts(), keywords()]).toEqual([{ items: ['健康讲座'], status: 'loaded' }, ['']]);
  });

  it('keeps its items on failure and on reloading, and can be retried', async () => {
    const { choices, answer, facts, keywords, aborted, reloadDictionaries } = opened();
    await answer(ok([lecture]));
    reloadDictionaries();
    reloadDictionaries();
    expect([facts(), aborted()]).toEqual([{ items: ['健康讲座'], status: 'loading' }, [false, true, false]]);
    await answer(err({ kind: 'unreachable' }));
    expect(facts()).toEqual({ items: ['健康讲座'], status: 'failed' });
    choices.send({ type: 'choices.retry' });
    await answer(ok([show]));
    expect([facts(), keywords().length]).toEqual([{ items: ['文艺演出'], status: 'loaded' }, 4]);
  });

  it('stops following the dictionaries when it is disposed', () => {
    const { choices, listeners } = opened();
    choices.dispose();
    expect(listeners.size).toBe(0);
  });
});
