import { describe, expect, it } from 'vitest';

import { createCore, defaultCoreConfig } from '../../../index.ts';
import { sameText } from '../../../kernel/index.ts';
import { fakePorts } from '../../../testing/index.ts';
import { openedBy } from './index.ts';

describe('shell actions', () => {
  const keysOf = (core: ReturnType<typeof createCore>) => core.shellActions.facts().map(({ key }) => key);

  it('LAYOUT-16 the core executes actions that do not depend on a client, if applicable', () => {
    const core = createCore(fakePorts(), defaultCoreConfig);
    const seen = [keysOf(core)];
    core.shellActions.subscribe(() => seen.push(keysOf(core)));
    const open = (path: string) =>
      core.tabs.send({ type: 'route.opened', keptAs: null, key: path, path, title: sameText(path) });
    open('/dashboard/analysis');
    open('/isps/activity');
    open('/isps/match');
    core.shellActions.run('tab.closeOthers');
    core.shellActions.run('theme');
    core.shellActions.run('language');
    core.shellActions.run('password');
    expect({
      seen,
      tabs: core.tabs.facts().tabs.map(({ key }) => key),
      theme: core.settings.facts().theme,
      locale: core.settings.facts().locale,
    }).toEqual({
      seen: [
        ['theme', 'language'],
        ['theme', 'language', 'tab.refresh'],
        ['theme', 'language', 'tab.refresh', 'tab.close'],
        ['theme', 'language', 'tab.refresh', 'tab.close', 'tab.closeOthers'],
        ['theme', 'language', 'tab.refresh', 'tab.close', 'tab.reopen'],
      ],
      tabs: ['/dashboard/analysis', '/isps/match'],
      theme: 'dark',
      locale: 'en-US',
    });
    const ways: string[] = [];
    core.tabs.on((emitted) => ways.push(emitted.type === 'navigation.requested' ? emitted.path : emitted.type));
    core.shellActions.run('tab.reopen');
    expect(ways).toEqual(['/isps/activity']);
  });

  it('a client registers handlers, the latest one is used, and it can remove its handler', () => {
    const { shellActions } = createCore(fakePorts(), defaultCoreConfig);
    const done: string[] = [];
    const takeBack = ['one', 'other'].map((name) => shellActions.offer('settings', () => done.push(name)));
    shellActions.run('settings');
    takeBack[1]?.();
    shellActions.run('settings');
    takeBack[0]?.();
    shellActions.run('settings');
    expect(done).toEqual(['other', 'one']);
  });
});

it('LAYOUT-16 Ctrl or ⌘ with K opens the palette, and ? the shortcuts unless an input has focus', () => {
  const press = (key: string, more: Partial<Parameters<typeof openedBy>[0]> = {}) =>
    openedBy({ key, ctrlKey: false, metaKey: false, altKey: false, isWriting: false, ...more });
  expect([
    press('k', { ctrlKey: true }),
    press('K', { metaKey: true, isWriting: true }),
    press('?'),
    press('？'),
    press('?', { isWriting: true }),
    press('k'),
    press('k', { ctrlKey: true, altKey: true }),
    press('?', { ctrlKey: true }),
  ]).toEqual(['palette', 'palette', 'shortcuts', 'shortcuts', null, null, null, null]);
});
