import { createCore, defaultCoreConfig } from '@evergreen/core';
import { sameText } from '@evergreen/core/kernel';
import { fakePorts } from '@evergreen/core/testing';
import { expect, it } from 'vitest';

import { createLeaving } from './watch-leaving.ts';

it('R-09 the browser asks while something is unsaved, and not where the product leaves by itself', () => {
  const ports = fakePorts();
  const leaving = createLeaving(ports.location);
  const core = createCore({ ...ports, location: leaving.location }, defaultCoreConfig);
  const view = new EventTarget();
  leaving.watch(core, view);
  const asks = () => !view.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  core.tabs.send({ type: 'route.opened', keptAs: null, key: '/a', path: '/a', title: sameText('A') });
  const saved = asks();
  core.tabs.send({ type: 'tab.edited', key: '/a', isDirty: true });
  const unsaved = asks();
  leaving.location.reload();
  const byItself = asks();
  view.dispatchEvent(new Event('pageshow'));
  expect([saved, unsaved, byItself, asks()]).toEqual([false, true, false, true]);
  core.tabs.send({ type: 'tab.edited', key: '/a', isDirty: false });
  const savedAgain = asks();
  core.tabs.send({ type: 'tab.edited', key: '', source: 'password', isDirty: true });
  expect([savedAgain, asks(), core.tabs.facts().tabs.map(({ isDirty }) => isDirty)]).toEqual([false, true, [false]]);
});
