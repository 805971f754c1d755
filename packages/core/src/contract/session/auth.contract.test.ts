import * as v from 'valibot';
import { expect, it } from 'vitest';

import { permissionResponse } from './auth.contract.ts';

it('hides an entry whose meta says so, as one that says so itself', () => {
  const entry = (id: string, more: object, meta: object) => ({
    id,
    path: `/${id}`,
    component: id,
    ...more,
    meta: { title: id, ...meta },
  });
  const menu = [entry('a', {}, {}), entry('b', { hidden: true }, {}), entry('c', { hidden: false }, { hidden: true })];
  const read = v.parse(permissionResponse, {
    menu: [{ ...entry('d', {}, {}), children: menu }],
    auth: [],
    allAuth: [],
  });
  expect(read.menu[0]?.children?.map(({ hidden }) => hidden)).toEqual([false, true, true]);
});

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
