import { expect, it } from 'vitest';

import { localized } from '@evergreen/core/kernel';

import { group, page, resourcePage } from './menu-definition.ts';

const title = localized('话题', 'Topics');
const where = 'is not in the list of packages/core/src/features/shell/navigation/menu-icon.ts';

it('an icon that the application does not draw is refused by its entry', () => {
  expect(() => group('/square', 'Bench', title, [])).toThrow(`Menu entry /square (Topics): the icon "Bench" ${where}`);
  expect(() => page('/topic', 'pages/topic', title, { icon: 'BenchOutlined' })).toThrow(
    `Menu entry /topic (Topics): the icon "BenchOutlined" ${where}`,
  );
  expect(() => resourcePage('activity', 'bench')).toThrow(
    `Menu entry /isps/activity (Activities): the icon "bench" ${where}`,
  );
  expect(page('/topic', 'pages/topic', title, { icon: 'home' }).icon).toBe('home');
});
