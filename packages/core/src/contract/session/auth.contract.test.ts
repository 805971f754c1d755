import * as v from 'valibot';
import { expect, it } from 'vitest';

import { permissionResponse } from './auth.contract.ts';

it('accepts the menu of an older server, which sends null for missing values', () => {
  const node = {
    id: '1',
    path: '/a',
    name: null,
    component: 'a',
    redirect: null,
    children: null,
    meta: { title: 'A', icon: null, url: null },
  };
  const { menu } = v.parse(permissionResponse, { menu: [node], auth: [], allAuth: [] });
  expect([menu[0]?.redirect, menu[0]?.children, menu[0]?.meta.icon]).toEqual([undefined, undefined, '']);
});
