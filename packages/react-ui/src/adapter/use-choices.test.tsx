import { activityResource, type ReferenceField } from '@evergreen/core/resources';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';

import { draw, heard, signedIn } from './testing/stage.tsx';
import { useChoices, type Choices } from './use-choices.ts';

const field = referenceField();

function referenceField(): ReferenceField {
  const found = activityResource.fields['typeId'];
  if (found?.type !== 'reference') throw new Error('The type of an activity is a reference');
  return found;
}

async function asked() {
  const stage = await signedIn('activity:list');
  const seen: Choices[] = [];
  function Drawing() {
    seen.push(useChoices(field));
    return null;
  }
  draw(stage, <Drawing />);
  const last = () => {
    const choices = seen.at(-1);
    if (choices === undefined) throw new Error('Nothing was drawn');
    return choices;
  };
  return { ...stage, last, told: () => ({ items: last().items.map((item) => item.text), status: last().status }) };
}

it('offers what the server knows, and asks again with the words, once they have been typed', async () => {
  const { ports, last, told } = await asked();
  expect(told()).toEqual({ items: [], status: 'loading' });
  ports.http.take('/sys/dict/loadDict/activityType').succeed([{ value: 't1', text: '健康讲座' }]);
  await heard();
  expect(told()).toEqual({ items: ['健康讲座'], status: 'loaded' });
  act(() => last().search('文'));
  act(() => last().search('文艺'));
  // Nothing to choose until the words have been answered: Enter would choose what does not fit them.
  expect({ pending: ports.http.pending(), ...told() }).toEqual({ pending: 0, items: [], status: 'loading' });
  act(() => ports.clock.advance(300));
  const call = ports.http.take('/sys/dict/loadDict/activityType');
  expect(new URL(call.request.url, 'http://host').searchParams.get('keyword')).toBe('文艺');
  call.succeed([{ value: 't2', text: '文艺演出' }]);
  await heard();
  expect(told()).toEqual({ items: ['文艺演出'], status: 'loaded' });
});

it('keeps what it had when an answer does not come, and tries again when asked to', async () => {
  const { ports, last, told } = await asked();
  ports.http.take('/sys/dict/loadDict/activityType').end({ kind: 'unreachable' });
  await heard();
  // Reads are tried again by the client itself first.
  while (told().status === 'loading') {
    ports.clock.advance(10_000);
    await heard();
    if (ports.http.pending() > 0) ports.http.take('/sys/dict/loadDict/activityType').end({ kind: 'unreachable' });
    await heard();
  }
  expect(told()).toEqual({ items: [], status: 'failed' });
  act(() => last().retry());
  await heard();
  ports.http.take('/sys/dict/loadDict/activityType').succeed([{ value: 't1', text: '健康讲座' }]);
  await heard();
  expect(told()).toEqual({ items: ['健康讲座'], status: 'loaded' });
});
