import { fakeLocation } from '@evergreen/core/testing';
import { describe, expect, it } from 'vitest';

import { createBrowserLocation } from './location-browser.ts';
import { createStaticLocation } from './location-static.ts';

function fakeWindow() {
  const calls: unknown[][] = [];
  return {
    calls,
    view: {
      location: {
        pathname: '/isps/activity',
        search: '?pageNo=2',
        hash: '#top',
        reload: () => void calls.push(['reload']),
        assign: (address: string) => void calls.push(['assign', address]),
      },
      history: { state: 7, replaceState: (...call: readonly unknown[]) => void calls.push(['replaceState', ...call]) },
      open: (...call: readonly unknown[]) => void calls.push(['open', ...call]),
    },
  };
}

describe.each([
  ['createBrowserLocation', () => createBrowserLocation(fakeWindow().view)],
  ['createStaticLocation', () => createStaticLocation('/isps/activity?pageNo=2#top')],
  ['fakeLocation of the core', () => fakeLocation('/isps/activity?pageNo=2#top')],
])('%s as a location', (_, make) => {
  it('tells path, query and hash, and outlives a reload and a new window', () => {
    const location = make();
    location.reload();
    location.open('/user/login');
    expect(location.current()).toBe('/isps/activity?pageNo=2#top');
  });
});

describe('createBrowserLocation', () => {
  it('reloads the page, and opens windows that cannot reach back', () => {
    const { view, calls } = fakeWindow();
    const location = createBrowserLocation(view);
    location.reload();
    location.replace('/user/login');
    location.leave('https://cas.example.org/logout');
    location.open('https://example.org/');
    expect(calls).toEqual([
      ['reload'],
      ['replaceState', 7, '', '/user/login'],
      ['assign', 'https://cas.example.org/logout'],
      ['open', 'https://example.org/', '_blank', 'noopener,noreferrer'],
    ]);
  });
});
