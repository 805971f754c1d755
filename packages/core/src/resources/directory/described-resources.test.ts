import { expect, it } from 'vitest';

import { localized } from '../../kernel/index.ts';
import { activityResource } from '../business/activity.resource.ts';
import { visibleResource } from '../define/guarded-fields.ts';
import { parentResource } from '../define/parent-resource.ts';
import type { Resource } from '../define/resource.types.ts';
import {
  codeDirectory,
  createResourceDirectory,
  ofAllResources,
  placeInDirectory,
  referredResource,
} from './described-resources.ts';

const storedResource = (name: string, more: Partial<Resource> = {}): Resource => ({
  name,
  path: `/${name}`,
  title: localized(name, name),
  singular: localized(name, name),
  permissionPrefix: name,
  labelField: 'name',
  lookup: 'related',
  defaultSorter: { column: 'createTime', order: 'desc' },
  fields: { name: { label: localized('名称', 'Name'), type: 'text', maximumLength: 20 } },
  ...more,
});

function directoryOf(first: readonly Resource[]) {
  let stored = first;
  const directory = createResourceDirectory({
    find: (name) => stored.find((one) => one.name === name),
    all: () => stored,
  });
  return { directory, change: (next: readonly Resource[]) => (stored = next) };
}

it('a directory finds what code describes and what is stored, and code first', () => {
  const boat = storedResource('online:boat');
  const { directory, change } = directoryOf([boat, storedResource('activity')]);
  expect(['activity', 'online:boat', 'online:crew', '__proto__'].map(directory.find)).toEqual([
    activityResource,
    boat,
    undefined,
    undefined,
  ]);
  expect(directory.all()).toEqual([...codeDirectory.all(), boat, storedResource('activity')]);
  change([]);
  expect([directory.find('online:boat'), directory.all()]).toEqual([undefined, codeDirectory.all()]);
});

it('what is made of all resources is made again when one of them changes, and not before', () => {
  const { directory, change } = directoryOf([]);
  let made = 0;
  const countOf = ofAllResources((all) => {
    made += 1;
    return all.length;
  });
  const first = [countOf(directory), countOf(directory)];
  change([storedResource('online:boat')]);
  expect([first, countOf(directory) - (first[0] ?? 0), made]).toEqual([[first[0], first[0]], 1, 2]);
});

it('a stored resource refers to others of its directory, also as somebody sees it; one of code refers to code alone', () => {
  const boat = storedResource('online:boat');
  const label = localized('船', 'Boat');
  const crew = storedResource('online:crew', {
    within: 'boat',
    fields: {
      ...boat.fields,
      boat: { label, type: 'reference', resource: 'online:boat', isRequired: true },
      remark: { label, type: 'text', maximumLength: 20, isGuarded: true },
    },
  });
  const { directory } = directoryOf([boat, crew]);
  for (const one of directory.all().slice(-2)) placeInDirectory(one, directory);
  const seen = visibleResource(crew, () => false);
  expect([
    seen === crew,
    referredResource(seen, 'online:boat'),
    referredResource(activityResource, 'online:boat'),
  ]).toEqual([false, boat, undefined]);
  expect(parentResource(seen)).toEqual({ resource: boat, by: 'boat' });
});
