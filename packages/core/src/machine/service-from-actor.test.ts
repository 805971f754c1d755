import { expect, it } from 'vitest';
import { assign, createActor, setup } from 'xstate';

import { serviceFromActor } from './index.ts';

interface Scrolled {
  readonly type: 'scrolled';
  readonly top: number;
}

const types: { readonly context?: { readonly top: number }; readonly events?: Scrolled } = {};

const machine = setup({ types }).createMachine({
  context: { top: 0 },
  on: { scrolled: { actions: assign(({ event }) => ({ top: event.top })) } },
});

it('facts keep their reference until one of them changes, however often the actor does', () => {
  const actor = createActor(machine);
  actor.start();
  const service = serviceFromActor(actor, ({ context }) => ({ isHidden: context.top > 100, name: 'header' }));
  const seen = [10, 60, 101, 400, 20].map((top) => {
    service.send({ type: 'scrolled', top });
    return service.facts();
  });
  expect(seen.map(({ isHidden }) => isHidden)).toEqual([false, false, true, true, false]);
  expect([seen[0] === seen[1], seen[1] === seen[2], seen[2] === seen[3], seen[3] === seen[4]]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
