import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { resources } from './resources.registry.ts';
import type { Field, Resource } from './resource.types.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.resource.ts'))
  .toSorted();

const LONGEST = 300;

it('every resource file stays under 300 lines: beyond that it is two resources or a page', () => {
  const lengths = files.map(
    (file) =>
      [
        file,
        readFileSync(folder + file, 'utf8')
          .trimEnd()
          .split('\n').length,
      ] as const,
  );
  expect(lengths.length).toBe(resources.length);
  expect(lengths.filter(([, lines]) => lines > LONGEST)).toEqual([]);
});

/** Words of a description that one resource alone uses, each with the reason to be one. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'field.isGuarded': 'no hook can take a field out of every answer',
  'field.holds': 'every client and file has to tell it in words, which no hook of a list can do in both languages',
  'field.takenBack': 'the question, the hook and a test over all moves read the same states',
  'field.onceWithin':
    'only sign-ups are refused by a hook for the same person, which is known when two fields are chosen, not when one is typed',
  'field.isMade':
    'the engine leaves the import of a list with secrets out unless it makes them, which only accounts have',
  'resource.hasDossier': 'people in care alone are known by what other resources hold about them',
  'resource.calendar': 'activities alone take place at hours that people plan a week around',
  'resource.sheets':
    'a form that is filled by hand has room to write and the ends of numbers, which no column of a list has',
  'action.weighs': 'what a person takes along when leaving lies in tables of many kinds, which only accounts have',
  'action.question': 'the questions of jobs are specified with their headings, which no other page is',
  'action.proposes': 'only a certification lasts until a day that nobody but its reviewer knows',
  'action.effect': 'a test over all moves asks for it where money, points and stock go back, which only orders have',
};

/** The optional words that a field uses. */
function wordsOf(field: Field): readonly string[] {
  const settings = Object.keys(field).filter((word) => word !== 'type' && word !== 'label');
  const within = typeof field.isUnique === 'object' ? ['isUnique.within'] : [];
  return [...settings, ...within].map((word) => `field.${word}`);
}

function usesIn(resource: Resource): ReadonlySet<string> {
  const own = Object.keys(resource).map((word) => `resource.${word}`);
  const actions = Object.values(resource.actions ?? {}).flatMap((action) =>
    Object.keys(action).map((word) => `action.${word}`),
  );
  return new Set([...own, ...actions, ...Object.values(resource.fields).flatMap(wordsOf)]);
}

it('L2: a word of a description has two resources that use it, or a named reason to have one', () => {
  const counts = new Map<string, number>();
  for (const resource of resources) for (const word of usesIn(resource)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rare = [...counts].flatMap(([word, count]) => (count < 2 ? [word] : []));
  expect(rare.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});
