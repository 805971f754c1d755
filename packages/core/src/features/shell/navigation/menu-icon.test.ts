import { expect, it } from 'vitest';

import { menuIconNamed } from './menu-icon.ts';

it('an icon is found by the names of both families, none is no icon, and any other is not found', () => {
  expect(
    ['HomeOutlined', 'home-outlined', ' home ', 'HomeFilled', '', 'none', 'Hause', 'toString'].map(menuIconNamed),
  ).toEqual(['home', 'home', 'home', 'home', null, null, undefined, undefined]);
});
