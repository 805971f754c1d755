import fc from 'fast-check';
import { expect, it } from 'vitest';

import { sameText } from '../../../kernel/index.ts';
import type { FormDraft } from '../../../resources/index.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';
import { designOf, edited, redone, undone } from './design-history.model.ts';
import { fieldPalette, newField } from './field-palette.ts';
import { settingsOfKind } from './field-settings.ts';
import type { FormCommand } from './form-designer.types.ts';

const draft: FormDraft = {
  fields: [
    { key: 'name', field: newField('text', '名称') },
    { key: 'from', field: newField('date', '开始') },
    { key: 'until', field: { type: 'date', label: sameText('结束'), notBefore: 'from', form: { group: 'time' } } },
  ],
  groups: { time: sameText('时间') },
  labelKey: 'name',
  columns: ['name', 'from'],
  defaultSorter: { column: 'from', order: 'asc' },
};

const key = fc.constantFrom('name', 'from', 'until', 'field1', 'field2', 'other', 'nobody');
const kind = fc.constantFrom(...fieldPalette.flatMap(({ entries }) => entries.map((entry) => entry.kind)));
const words = fc.constantFrom('', '船名', 'Boat name', 'constructor', '<b>');
const group = fc.constantFrom('time', 'group1', 'nobody');
const settingName = fc.constantFrom(...new Set(Object.values(settingsOfKind).flat()));
const command: fc.Arbitrary<FormCommand> = fc.oneof(
  fc.record({ type: fc.constant('field.add' as const), kind, label: words, at: fc.integer({ min: -1, max: 9 }) }),
  fc.record({ type: fc.constantFrom('field.double' as const, 'field.remove' as const, 'form.call' as const), key }),
  fc.record({ type: fc.constant('field.move' as const), key, to: fc.integer({ min: -1, max: 9 }) }),
  fc.record({ type: fc.constant('field.label' as const), key, label: words }),
  fc.record({ type: fc.constant('field.rename' as const), key, to: key }),
  fc.record({ type: fc.constant('field.convert' as const), key, kind }),
  fc.record({ type: fc.constant('field.group' as const), key, group: fc.option(group) }),
  fc.record({
    type: fc.constant('field.set' as const),
    key,
    name: settingName,
    value: fc.constantFrom(null, true, false, 12, 'equals', 'phone', ''),
  }),
  fc.record({ type: fc.constant('group.add' as const), title: words }),
  fc.record({ type: fc.constant('group.label' as const), group, title: words }),
  fc.record({ type: fc.constant('group.remove' as const), group }),
  fc.record({ type: fc.constant('form.columns' as const), columns: fc.option(fc.array(key, { maxLength: 3 })) }),
);

it('every edit that is undone and redone leaves the same form, which names no field or group that is gone', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      const made = commands.reduce(edited, designOf(draft));
      let back = made;
      const seen = [made.draft];
      while (back.past.length > 0) {
        back = undone(back);
        seen.unshift(back.draft);
      }
      expect(back.draft).toBe(draft);
      let again = back;
      for (const expected of seen.slice(1)) {
        again = redone(again);
        expect(again.draft).toBe(expected);
      }
      expect([again.future, again.past.length]).toEqual([[], made.past.length]);
      const { fields, labelKey, columns = [], defaultSorter, groups = {} } = made.draft;
      const keys = fields.map((field) => field.key);
      expect(new Set(keys).size).toBe(keys.length);
      const named = [labelKey, ...columns, ...(defaultSorter === undefined ? [] : [defaultSorter.column])];
      const compared = fields.flatMap(({ field }) => ('notBefore' in field ? [field.notBefore] : []));
      expect([...named, ...compared].filter((one) => one !== undefined && !keys.includes(one))).toEqual([]);
      const groupsOfFields = fields.flatMap(({ field }) => field.form?.group ?? []);
      expect(groupsOfFields.filter((one) => groups[one] === undefined)).toEqual([]);
    }),
    { seed: 4306, numRuns: propertyRuns(300) },
  );
});
