import { expect, it } from 'vitest';

import { menuIconNamed } from './menu-icon.ts';

it('an icon is found by the names of both families; an empty name means none, any other is unknown', () => {
  expect(
    ['HomeOutlined', 'home-outlined', ' home ', 'HomeFilled', '', 'none', 'Hause', 'toString'].map(menuIconNamed),
  ).toEqual(['home', 'home', 'home', 'home', null, null, undefined, undefined]);
});
