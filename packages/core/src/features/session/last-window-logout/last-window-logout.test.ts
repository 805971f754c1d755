import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { sameText } from '../../../kernel/index.ts';
import { createTypedStorage, routeTitles, storageKeys } from '../../../storage/index.ts';
import { fakePorts } from '../../../testing/index.ts';
import { isLastTabClosed, type PageHidden } from './last-window-logout.model.ts';
import { createTabClose } from './last-window-logout.service.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

const cases: readonly (readonly [what: string, page: PageHidden, isClosed: boolean])[] = [
  ['hidden at once', { leavingAt: 100, hiddenAt: 100, others: 0 }, true],
  ['hidden after 4 ms', { leavingAt: 100, hiddenAt: 104, others: 0 }, true],
  ['hidden after a little more', { leavingAt: 100, hiddenAt: 104.1, others: 0 }, false],
  ['hidden as late as by a reload', { leavingAt: 100, hiddenAt: 131, others: 0 }, false],
  ['hidden before it was left', { leavingAt: 100, hiddenAt: 99, others: 0 }, false],
  ['hidden without being left', { leavingAt: null, hiddenAt: 100, others: 0 }, false],
  ['another window is open', { leavingAt: 100, hiddenAt: 101, others: 1 }, false],
  ['nobody knows of other windows', { leavingAt: 100, hiddenAt: 101, others: null }, false],
];

describe('isLastTabClosed', () => {
  it.each(cases)('AUTH-08 decides by two times and the other windows: %s', (_, page, isClosed) => {
    expect(isLastTabClosed(page)).toBe(isClosed);
  });

  it('R-14 does not depend on the start of the clock', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 0, max: 2 ** 41 }),
        fc.nat(2),
        (passed, start, others) => {
          expect(isLastTabClosed({ leavingAt: start, hiddenAt: start + passed, others })).toBe(
            passed <= 4 && others === 0,
          );
        },
      ),
      { seed: 20260115, numRuns: propertyRuns(500) },
    );
  });
});

const button = { action: 'user:add', type: '1', status: '1', describe: '添加用户' };

function world() {
  const ports = fakePorts();
  const storage = createTypedStorage(ports);
  storage.set(storageKeys.token, 'T');
  storage.set(storageKeys.username, 'ada');
  storage.set(storageKeys.userInfo, { id: '1', username: 'ada', realname: 'Ada', avatar: '' });
  storage.set(storageKeys.dictionaries, { sex: [{ value: '1', text: '男' }] });
  storage.set(storageKeys.keptAlive, ['UserList']);
  storage.set(storageKeys.openTabs, [{ key: '/a', path: '/a', title: sameText('A') }]);
  storage.set(storageKeys.ownPermissions, [button]);
  storage.set(storageKeys.allPermissions, [button]);
  storage.set(storageKeys.theme, 'dark');
  storage.family(routeTitles).set('/a', sameText('A'));
  ports.localStorage.setItem('pro__draft:1:activity:new', '{"value":{},"expire":null}');
  ports.localStorage.setItem('of-another-product', 'stays');
  ports.sessionStorage.setItem('of-another-product', 'stays');
  const watched: { tell: (others: number | null) => void; isWatched: boolean } = { tell: () => {}, isWatched: false };
  const close = createTabClose({
    storage,
    windows: {
      watchOthers(listener) {
        watched.tell = listener;
        watched.isWatched = true;
        return () => {
          watched.isWatched = false;
        };
      },
    },
  });
  return { ports, close, watched, isSignedIn: () => storage.get(storageKeys.token) !== undefined };
}

describe('createTabClose', () => {
  it('AUTH-08 clears login, cache and session keys when the last window closes, and keeps settings, titles and drafts', () => {
    const { ports, close, watched } = world();
    watched.tell(0);
    close.leaving(1000);
    close.hidden(1003.5);
    expect({ local: ports.localStorage.entries(), session: ports.sessionStorage.entries() }).toEqual({
      local: {
        pro__DEFAULT_THEME: '{"value":"dark","expire":null}',
        'pro__route:title:/a': '{"value":{"zh-CN":"A","en-US":"A"},"expire":null}',
        'pro__draft:1:activity:new': '{"value":{},"expire":null}',
        'of-another-product': 'stays',
      },
      session: { 'of-another-product': 'stays' },
    });
  });

  it('AUTH-08 keeps everything on reload, and while the number of windows is unknown', () => {
    const { close, watched, isSignedIn } = world();
    close.leaving(1000);
    close.hidden(1001);
    expect(isSignedIn()).toBe(true);
    watched.tell(0);
    close.leaving(2000);
    close.hidden(2030);
    expect(isSignedIn()).toBe(true);
  });

  it('AUTH-08 tracks other windows as they open and close', () => {
    const { close, watched, isSignedIn } = world();
    watched.tell(0);
    watched.tell(1);
    close.leaving(1000);
    close.hidden(1001);
    expect(isSignedIn()).toBe(true);
    watched.tell(0);
    close.leaving(2000);
    close.hidden(2001);
    expect(isSignedIn()).toBe(false);
  });

  it('does not count a cancelled departure for the next one', () => {
    const { close, watched, isSignedIn } = world();
    watched.tell(0);
    close.leaving(1000);
    close.hidden(9000);
    close.hidden(9001);
    expect(isSignedIn()).toBe(true);
  });

  it('unsubscribes on disposal', () => {
    const { close, watched } = world();
    close.dispose();
    expect(watched.isWatched).toBe(false);
  });
});
