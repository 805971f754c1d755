import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { dictionaryEndpoints } from '../../contract/index.ts';
import { LOCALES, type LocalizedText } from '../../kernel/index.ts';
import { counterProblem, countersIn } from './counted-fields.ts';
import { resourceEndpoints } from './resource-endpoints.ts';
import { isReference } from './field-kinds.ts';
import { parentResource } from './parent-resource.ts';
import { resourceByName, resources } from './resources.registry.ts';
import { defineResource, isTenantScoped, isUniqueField } from './define-resource.ts';
import type { Resource } from './resource.types.ts';

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

  it('TEXT-01 says of every unique text how it is told apart: as a name, as a code, or as it is', () => {
    /** Made by the server, of one spelling by their rule, or compared by other programs. */
    const asTheyAre = [
      'category.code',
      'certification.applyNo',
      'department.orgCode',
      'dictItem.itemValue',
      'enterprise.creditCode',
      'gatewayRoute.routerId',
      'onlineForm.code',
      'quartzJob.jobClassName',
      'retiree.idCard',
      'shopOrder.orderNo',
      'user.phone',
    ];
    const untold = resources.flatMap(({ name, fields }) =>
      Object.entries(fields).flatMap(([key, field]) =>
        field.type === 'text' && isUniqueField(field) && field.isNamedOnce !== true && field.ignoresCase !== true
          ? [`${name}.${key}`]
          : [],
      ),
    );
    expect(untold.toSorted()).toEqual(asTheyAre);
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

/** What rows hang under, one above the other. */
function parentsOf(resource: Resource, below: readonly Resource[] = []): readonly Resource[] {
  const parent = parentResource(resource)?.resource;
  if (parent === undefined) return below;
  expect(below).not.toContain(parent);
  return parentsOf(parent, [...below, parent]);
}

/** Required references of what is called related that classify a row, which hangs under nothing. */
const CLASSIFIED = ['activity.typeId', 'curriculum.typeId', 'news.typeId', 'policy.typeId'];

it('PERM-15 knows what rows hang under: a row of the same scope, and never one that hangs under them', () => {
  const hanging = resources.filter(({ within }) => within !== undefined);
  expect(Object.fromEntries(hanging.map((one) => [one.name, parentsOf(one).map(({ name }) => name)]))).toEqual({
    activitySignUp: ['activity'],
    familyMember: ['retiree'],
    certification: ['retiree'],
    matchWork: ['match'],
    shopOrderItem: ['shopOrder'],
    userAgent: ['user'],
    departmentRole: ['department'],
    dictItem: ['dict'],
  });
  for (const one of hanging)
    expect(parentsOf(one).map(isTenantScoped)).toEqual(parentsOf(one).map(() => isTenantScoped(one)));
  // What opens over a row hangs under it, unless the row only classifies it or is one of several that it names.
  const related = resources.flatMap(({ related: others = [] }) => others);
  const loose = related.flatMap(({ resource: name, by }) => {
    const other = resourceByName(name);
    return other?.fields[by]?.isRequired === true && other.within === undefined ? [`${name}.${by}`] : [];
  });
  expect(loose.toSorted()).toEqual(CLASSIFIED);
});

it('knows which moments mean the end of something: a day without a time is the last second of it', () => {
  const meant = /截止|截至|结束|结课|到期|过期|失效|终止|期至/u;
  const moments = resources.flatMap((resource) =>
    Object.entries(resource.fields).flatMap(([key, field]) =>
      field.type === 'dateTime' ? [{ name: `${resource.name}.${key}`, field }] : [],
    ),
  );
  const ends = [
    'activity.signUpEnd',
    'activity.endTime',
    'curriculum.endTime',
    'match.signUpEnd',
    'match.voteEnd',
    'match.endTime',
    'topic.endTime',
    'rotationChart.endTime',
    'rotationChartShop.endTime',
    'announcement.endTime',
    'userAgent.endTime',
  ];
  expect(moments.filter(({ field }) => field.isEnd === true).map(({ name }) => name)).toEqual(ends);
  expect(moments.filter(({ field }) => meant.test(field.label['zh-CN'])).map(({ name }) => name)).toEqual(ends);
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
