import fc from 'fast-check';
import { expect, it } from 'vitest';

import { propertyRuns } from '../../testing/property-runs.ts';
import { headingRowOf, namedColumns } from './import-headings.ts';
import { resources } from './resources.registry.ts';
import { importFieldsOf } from './transfer-columns.ts';

const SEED = 20_261_130;

/** What people and programs put around the name of a column. */
const decorations: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => ` ${name} `,
  (name) => `*${name}`,
  (name) => `${name}＊`,
  (name) => `${name}：`,
  (name) => `${name}:`,
  (name) => Array.from(name).join(' '),
  (name) => Array.from(name).join('\u3000'),
  (name) => `${name.slice(0, 1)}\n${name.slice(1)}`,
  (name) => `${name.slice(0, 1)}\r\n${name.slice(1)}`,
  (name) => `${name}（必填）`,
  (name) => `${name}(请如实填写)`,
  (name) => `${name}[选填]`,
  (name) => `【${name}】`,
  (name) => `${name}\u200B`,
  (name) => `\uFEFF${name}`,
  (name) => `${name}\u00A0`,
];

const described = fc
  .constantFrom(...resources.filter((resource) => importFieldsOf(resource).length > 2))
  .chain((resource) => {
    const fields = importFieldsOf(resource);
    return fc.record({
      resource: fc.constant(resource),
      columns: fc.uniqueArray(
        fc.record({
          field: fc.constantFrom(...fields),
          name: fc.nat(),
          decoration: fc.constantFrom(...decorations),
        }),
        { selector: ({ field: [key] }) => key, minLength: 2, maxLength: 12 },
      ),
      above: fc.array(
        fc.constantFrom(
          [],
          [''],
          ['二〇二六年登记表'],
          ['', '填表说明：请勿改动表头'],
          ['单位：江城市总工会', '', '', '2026-03-05'],
        ),
        { maxLength: 4 },
      ),
    });
  });

it('UP-17 names every column by its label, key or alias however it is decorated, and finds its row below titles', () => {
  fc.assert(
    fc.property(described, ({ resource, columns, above }) => {
      const headings = columns.map(({ field: [key, field], name, decoration }) => {
        const names = [field.label['zh-CN'], ...(field.aliases ?? []), key, field.label['en-US']];
        return decoration(names[name % names.length] ?? key);
      });
      const values = columns.map((_, place) => `值 ${place}`);
      expect([namedColumns(resource, headings), headingRowOf(resource, [...above, headings, values, values])]).toEqual([
        { columns: columns.map(({ field: [key] }) => key), twice: null },
        above.length + 1,
      ]);
    }),
    { seed: SEED, numRuns: propertyRuns(2000) },
  );
});
