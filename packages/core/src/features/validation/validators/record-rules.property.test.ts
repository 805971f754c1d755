import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import {
  resources,
  resourceValuesSchema,
  formFields,
  type Resource,
  type Field,
  type FieldValue,
} from '../../../resources/index.ts';
import { normaliseValues, validateRecord } from './record-rules.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

/** Plausible values of a field, valid and invalid, mixed with arbitrary values. */
function likely(field: Field): fc.Arbitrary<FieldValue> {
  switch (field.type) {
    case 'text':
    case 'multilineText':
      return fc.oneof(
        fc.string({ maxLength: field.maximumLength + 2 }),
        fc.constantFrom('13800138000', 'abc123', 'a@b.cn', 'http://a', '7', '讲座', ' x '),
      );
    case 'integer':
      return fc.integer({ min: field.minimum - 1, max: field.maximum + 1 });
    case 'decimal':
      return fc.oneof(
        fc.double(),
        fc.integer({ min: -1, max: 1_000_000 }).map((value) => value / 100),
      );
    case 'date':
      return fc.constantFrom('2026-01-15', '2026-02-29', '2026-1-5', '');
    case 'dateTime':
      return fc.constantFrom(
        '2026-01-15 09:00:00',
        '2026-01-16 09:00:00',
        '2026-02-29 09:00:00',
        '2026-01-15T09:00:00',
        '',
      );
    case 'dictionary':
    case 'state':
    case 'reference':
      return fc.string({ maxLength: 66 });
    case 'references':
      return fc.array(fc.constantFrom('r1', 'r2', 'r3', '', ' '), { maxLength: 4 }).map((ids) => ids.join(','));
    case 'yesNo':
      return fc.constantFrom('Y', 'N', 'y', '');
    case 'file':
      return fc
        .array(fc.constantFrom('temp/a1/证.png', 'temp/b2/😀.mp4', '../etc/passwd', 'temp/c3/a,b.png', ''), {
          maxLength: 4,
        })
        .map((paths) => paths.join(','));
    case 'richText':
    case 'secret':
    case 'joined':
    case 'computed':
      return fc.string({ maxLength: 60 });
    case 'json':
      return fc.oneof(fc.json(), fc.constantFrom('{', '[1,]', 'null'));
    case 'region':
      return fc.constantFrom('330106', '3301', '33010６', 'abcdef', '');
    case 'location':
      return fc.constantFrom('120.1,30.2|西湖', '|西湖', '120,|', '181,30|a', '西湖', '');
    case 'icon':
    case 'cron':
      return fc.string({ maxLength: 202 });
  }
}

const anything: fc.Arbitrary<FieldValue> = fc.oneof(fc.string({ unit: 'binary' }), fc.double(), fc.constant(null));

/** One value for one field of the form. */
function anyValue(resource: Resource): fc.Arbitrary<readonly [string, FieldValue]> {
  return fc.oneof(
    ...formFields(resource).map(([key, field]) =>
      fc
        .oneof({ weight: 4, arbitrary: likely(field) }, { weight: 1, arbitrary: anything })
        .map((value) => [key, value] as const),
    ),
  );
}

/** Those that have a form. */
const typedResources = resources.filter((resource) => formFields(resource).length > 0);

describe.each(typedResources.map((resource) => [resource.name, resource] as const))('records of %s', (_, resource) => {
  it('rejected by the contract schema are rejected by the rules, so a valid form never fails on its shape', () => {
    const schema = resourceValuesSchema(resource);
    fc.assert(
      fc.property(anyValue(resource), ([key, value]) => {
        const values = normaliseValues(resource, { [key]: value });
        const isTakenByRules = !Object.hasOwn(validateRecord(resource, values), key);
        expect({ key, value, isWronglyTaken: isTakenByRules && !v.is(schema, values) }).toEqual({
          key,
          value,
          isWronglyTaken: false,
        });
      }),
      { seed: 20260115, numRuns: propertyRuns(2000) },
    );
  });
});
