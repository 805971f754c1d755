import { expect, it } from 'vitest';

import { createOnDemand, createStore } from './index.ts';

it('starts a service with its first event, tells that it runs, and starts none that was disposed of', () => {
  let made = 0;
  const make = () => {
    made += 1;
    return createStore(0, (sum, event: number) => sum + event);
  };
  const service = createOnDemand(make);
  const told: (number | null)[] = [];
  service.subscribe(() => told.push(service.facts()?.facts() ?? null));
  expect([service.facts(), made]).toEqual([null, 0]);
  service.send(2);
  service.send(3);
  expect([service.facts()?.facts(), made, told]).toEqual([5, 1, [2]]);
  const unused = createOnDemand(make);
  unused.dispose();
  unused.send(1);
  expect([unused.facts(), made]).toEqual([null, 1]);
});
