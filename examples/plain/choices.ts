import type { Field } from '@evergreen/core/resources';

import type { App, Option } from './part.ts';

/** The choices of fields, each read once. */
export function choicesOf({ core, redraw }: App): (key: string, field: Field) => readonly Option[] {
  const known = new Map<string, readonly Option[]>();
  return (key, field) => {
    if (field.type !== 'dictionary' && field.type !== 'state' && field.type !== 'reference') return [];
    const before = known.get(key);
    if (before !== undefined) return before;
    known.set(key, []);
    void core.choices(field).then((answer) => {
      if (answer.ok)
        known.set(
          key,
          answer.value.map(({ value, text }) => [value, text]),
        );
      redraw();
    });
    return [];
  };
}
