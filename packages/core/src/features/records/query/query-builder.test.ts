import { expect, it } from 'vitest';

import { localized } from '../../../kernel/index.ts';
import { fakeClock } from '../../../testing/index.ts';
import { createQueryBuilder, ROOT } from './index.ts';

it('builds a condition over fields of somebody else, without a server, and says what is wrong with a value', () => {
  const clock = fakeClock();
  const builder = createQueryBuilder({
    fields: {
      name: { type: 'text', label: localized('名称', 'Name'), maximumLength: 50 },
      stock: { type: 'integer', label: localized('库存', 'Stock'), minimum: 0, maximum: 1000 },
    },
    clock,
  });
  expect(builder.facts().fields.map(({ key }) => key)).toEqual(['name', 'stock']);
  expect(builder.condition()).toBe(null);
  builder.send({ type: 'line.add', group: ROOT });
  const id = builder.facts().root.members.at(-1)?.id ?? '';
  builder.send({ type: 'field.choose', id, field: 'stock' });
  builder.send({ type: 'rule.choose', id, rule: 'ge' });
  builder.send({ type: 'value.change', id, values: ['many'] });
  builder.send({ type: 'value.leave', id });
  expect(builder.facts().errors[id]?.['en-US']).toBe('“many” is no number. Write one like 1234.5');
  builder.send({ type: 'value.change', id, values: ['10'] });
  const condition = builder.condition();
  expect(condition).toEqual({ all: [{ field: 'stock', rule: 'ge', value: 10 }] });
  builder.dispose();
});
