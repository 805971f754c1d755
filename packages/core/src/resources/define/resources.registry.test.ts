import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { dictionaryEndpoints } from '../../contract/index.ts';
import { LOCALES, type LocalizedText } from '../../kernel/index.ts';
import { counterProblem, countersIn } from './counted-fields.ts';
import { resourceEndpoints } from './resource-endpoints.ts';
import { isReference } from './field-kinds.ts';
import { resourceByName, resources } from './resources.registry.ts';
import { defineResource } from './define-resource.ts';

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('resource registry', () => {
  it('has unique names, paths, permissions and calls', () => {
    expect(repeated(resources.map(({ name }) => name))).toEqual([]);
    expect(repeated(resources.map(({ path }) => path))).toEqual([]);
    expect(repeated(resources.map(({ permissionPrefix }) => permissionPrefix))).toEqual([]);
    expect(
      repeated(resources.flatMap((resource) => Object.values(resourceEndpoints(resource)).map(({ name }) => name))),
    ).toEqual([]);
  });

  it('finds a resource by its exact name only', () => {
    expect(resources.map(({ name }) => resourceByName(name))).toEqual(resources);
    expect(['', 'constructor', '__proto__', 'Activity'].map(resourceByName)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (_, resource) => {
  it('is consistent', () => {
    expect(defineResource(resource)).toBe(resource);
  });

  it('counts rows that refer to it', () => {
    expect(
      countersIn(resource).map((counter) => counterProblem(counter, resourceByName(counter.counts.resource))),
    ).toEqual(countersIn(resource).map(() => undefined));
  });

  it('RES-01 is JSON and equals its round trip', () => {
    expect(JSON.parse(JSON.stringify(resource))).toEqual(resource);
  });

  it('references only look-up resources, and dictionaries with a valid code', () => {
    const fields = Object.entries(resource.fields);
    const lost = fields.filter(
      ([, field]) => isReference(field) && (resourceByName(field.resource)?.lookup ?? 'nobody') === 'nobody',
    );
    const { params } = dictionaryEndpoints.getDictItems;
    const unnameable = fields.filter(
      ([, field]) => field.type === 'dictionary' && !v.is(params, { code: field.dictionary }),
    );
    expect([lost, unnameable]).toEqual([[], []]);
  });

  it('is referred to by what it calls related, which can be searched by that field', () => {
    const unrelated = (resource.related ?? []).filter(({ resource: name, by }) => {
      const field = resourceByName(name)?.fields[by];
      return (
        field === undefined || !isReference(field) || field.resource !== resource.name || field.search !== 'equals'
      );
    });
    expect(unrelated).toEqual([]);
  });

  it('has every text in every language', () => {
    const texts: LocalizedText[] = [
      resource.title,
      resource.singular,
      ...Object.values(resource.fields).map(({ label }) => label),
    ];
    expect(texts.filter((words) => LOCALES.some((locale) => words[locale].trim() === ''))).toEqual([]);
  });

  it('has only valid defaults for new rows', () => {
    const schema = resourceEndpoints(resource).add.body;
    const initial = Object.fromEntries(
      Object.entries(resource.fields).map(([key, { initial: value }]) => [key, value ?? null]),
    );
    expect(v.is(schema, initial)).toBe(true);
  });
});
