import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { dictionaryEndpoints } from '../../contract/index.ts';
import { LOCALES, type Text } from '../../kernel/index.ts';
import { areaEndpoints } from './resource-endpoints.ts';
import { areaByName, areas } from './resources.registry.ts';
import { defineArea } from './define-resource.ts';

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the registry', () => {
  it('holds areas that no two share a name, a path, a permission or a call', () => {
    expect(repeated(areas.map(({ name }) => name))).toEqual([]);
    expect(repeated(areas.map(({ path }) => path))).toEqual([]);
    expect(repeated(areas.map(({ permissionPrefix }) => permissionPrefix))).toEqual([]);
    expect(repeated(areas.flatMap((area) => Object.values(areaEndpoints(area)).map(({ name }) => name)))).toEqual([]);
  });

  it('finds an area by its name and nothing by any other', () => {
    expect(areas.map(({ name }) => areaByName(name))).toEqual(areas);
    expect(['', 'constructor', '__proto__', 'Activity'].map(areaByName)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe.each(areas.map((area) => [area.name, area] as const))('%s', (_, area) => {
  it('holds together', () => {
    expect(defineArea(area)).toBe(area);
  });

  it('refers only to areas that offer themselves, and to dictionaries by a code that the wire takes', () => {
    const fields = Object.entries(area.fields);
    const lost = fields.filter(([, field]) => field.type === 'reference' && areaByName(field.area)?.isLookup !== true);
    const { params } = dictionaryEndpoints.getDictItems;
    const unnameable = fields.filter(
      ([, field]) => field.type === 'dictionary' && !v.is(params, { code: field.dictionary }),
    );
    expect([lost, unnameable]).toEqual([[], []]);
  });

  it('has every text in every language', () => {
    const texts: Text[] = [area.title, area.singular, ...Object.values(area.fields).map(({ label }) => label)];
    expect(texts.filter((words) => LOCALES.some((locale) => words[locale].trim() === ''))).toEqual([]);
  });

  it('gives a new row only values that its own form takes', () => {
    const schema = areaEndpoints(area).add.body;
    const initial = Object.fromEntries(
      Object.entries(area.fields).map(([key, { initial: value }]) => [key, value ?? null]),
    );
    expect(v.is(schema, initial)).toBe(true);
  });
});
