import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { tableName } from '../define/define-resource.ts';
import { fieldNaming } from '../define/naming-resources.ts';
import { parentResource } from '../define/parent-resource.ts';
import { resources } from '../define/resources.registry.ts';
import type { Resource } from '../define/resource.types.ts';
import { resourceEntriesUnder, resourceEntry, resourceEntryOfPermission } from './resource-directory.ts';
import { resourceEntries } from './resource-entries.ts';

const FOLDERS = ['business', 'system'];

const quoted = (value: string) => (value.includes("'") ? JSON.stringify(value) : `'${value}'`);

function moduleOf({ name }: Resource): string {
  const file = `${name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}.resource.ts`;
  const folder = FOLDERS.find((one) => existsSync(fileURLToPath(new URL(`../${one}/${file}`, import.meta.url))));
  if (folder === undefined) throw new Error(`No folder of ${FOLDERS.join(', ')} has ${file}`);
  return `../${folder}/${file}`;
}

function aboutSource(resource: Resource): string {
  const named = resources.flatMap((target) => {
    const by = target.hasDossier === true ? fieldNaming(resource, target) : undefined;
    return by === undefined ? [] : [`${target.name}: ${quoted(by)}`];
  });
  return named.length === 0 ? '' : `    about: { ${named.join(', ')} },\n`;
}

function entrySource(resource: Resource): string {
  const { name, path, title, singular, permissionPrefix, fields, labelField, tree } = resource;
  const parent = parentResource(resource)?.resource;
  const words = (text: Resource['title']) => `localized(${quoted(text['zh-CN'])}, ${quoted(text['en-US'])})`;
  return `  {
    name: ${quoted(name)},
    path: ${quoted(path)},
    title: ${words(title)},
    singular: ${words(singular)},
    permissionPrefix: ${quoted(permissionPrefix)},
    isNameSearched: ${String(fields[labelField]?.search === 'contains')},
${tree === undefined ? '' : `    tree: ${quoted(tableName(resource))},\n`}${parent === undefined ? '' : `    under: ${quoted(parent.name)},\n`}${aboutSource(resource)}    load: async () => (await import(${quoted(moduleOf(resource))})).${name}Resource,
  },
`;
}

const source = `/* oxlint-disable eslint/max-lines -- one entry for each resource, written by a command */
// Written from the registry by \`pnpm run docs\`; a test compares the two.
import { localized } from '../../kernel/index.ts';
import type { ResourceEntry } from './resource-directory.types.ts';

/** All resources, each without its description. */
export const resourceEntries: readonly ResourceEntry[] = [
${resources.map(entrySource).join('')}];
`;

it('the directory says what the registry says', async () => {
  await expect(source).toMatchFileSnapshot('./resource-entries.ts');
});

it.each(resourceEntries.map((entry) => [entry.name, entry] as const))(
  'loads the description of %s',
  async (name, entry) => {
    expect(await entry.load()).toBe(resources.find((resource) => resource.name === name));
  },
);

it.each(['', 'Activity', '__proto__', 'constructor', 'toString'])('finds no entry for %j', (name) => {
  expect(resourceEntry(name)).toBe(undefined);
});

it('finds the resource that a permission code belongs to', () => {
  const named = (code: string) => resourceEntryOfPermission(code)?.name;
  expect(['activity:edit', 'activityType:list', 'activity', 'activities:edit', ''].map(named)).toEqual([
    'activity',
    'activityType',
    undefined,
    undefined,
    undefined,
  ]);
});

it('PERM-15 knows whose rows a data rule limits beside those that it is about', () => {
  const under = (name: string) => resourceEntriesUnder(name).map((entry) => entry.name);
  expect([under('retiree'), under('activity'), under('activitySignUp'), under('none')]).toEqual([
    ['familyMember', 'certification'],
    ['activitySignUp'],
    [],
    [],
  ]);
});
