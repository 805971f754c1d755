import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { resources } from '@evergreen/core/resources';
import { describe, expect, it } from 'vitest';

import { dictionarySeeds } from './dictionaries.seed.ts';
import { statePage, type StateTexts } from './state-picture.testing.ts';

const statesOf: StateTexts = (code) =>
  (dictionarySeeds.find((dictionary) => dictionary.code === code)?.items ?? []).map(([value, text]) => [
    value,
    text['zh-CN'],
  ]);
const pages = resources.flatMap((resource) => {
  const page = statePage(resource, statesOf);
  return page === null ? [] : [[resource.name, page] as const];
});

describe('pictures of states', () => {
  it.each(pages)('docs/generated/states matches %s', async (name, page) => {
    await expect(page).toMatchFileSnapshot(`../../../../../docs/generated/states/${name}.md`);
  });

  it('docs/generated/states holds those of the resources whose actions move states, the orders of the shop among them', () => {
    const names = pages.map(([name]) => name);
    const folder = fileURLToPath(new URL('../../../../../docs/generated/states/', import.meta.url));
    expect([readdirSync(folder).toSorted(), names.includes('shopOrder')]).toEqual([
      names.map((name) => `${name}.md`).toSorted(),
      true,
    ]);
  });

  it('every state that an action leads to or from is one of its dictionary', () => {
    const lost = pages.flatMap(([name, page]) =>
      [...page.matchAll(/^ {2}(\S+) --> (\S+?)(?::|$)/gmu)]
        .flatMap(([, from = '', to = '']) => [from, to])
        .filter((state) => state !== '[*]' && !page.includes(` as ${state}\n`))
        .map((state) => `${name} ${state}`),
    );
    expect(lost).toEqual([]);
  });
});
