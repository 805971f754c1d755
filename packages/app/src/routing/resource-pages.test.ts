import { expect, it } from 'vitest';

import { lazyResourcePage } from './resource-pages.tsx';

it.each(['', 'unknown', '__proto__', 'constructor', 'Activity'])('knows no page of %j', (name) => {
  expect(lazyResourcePage(name)).toBe(undefined);
});

it('gives a resource one page, which stays mounted when the list is rendered again', () => {
  const page = lazyResourcePage('topic');
  expect([typeof page, lazyResourcePage('topic') === page, lazyResourcePage('position') === page]).toEqual([
    'function',
    true,
    false,
  ]);
});
