import fc from 'fast-check';
import { expect, it } from 'vitest';

import { builtInKinds } from './kind-registry.ts';
import { formatDate, formatDateTime } from '../../../../format/index.ts';
import { cleanText } from '../../../../kernel/index.ts';
import { formatPaths } from '../../../files/upload-list/index.ts';
import type { CellValue } from '../cell.types.ts';
import { kindOf } from './kind-words.testing.ts';
import { tagsOf } from './text-kinds.ts';
import { propertyRuns } from '../../../../testing/property-runs.ts';

const seeded = { seed: 20260308, numRuns: propertyRuns(500) };

/** Options with many texts, including duplicates and separators. */
const words = fc.oneof(
  fc.constantFrom('男', '女', '北京、上海', 'a,b', '"', '" ', '1', '2', 'x;y', ' '),
  fc.string({ maxLength: 6 }),
);
const option = fc.record(
  {
    value: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.stringMatching(/^[A-Za-z0-9_]{1,4}$/u)),
    text: words,
    disabled: fc.constant(false),
  },
  { requiredKeys: ['value'] },
);
const options = fc.uniqueArray(option, { minLength: 1, maxLength: 8, selector: ({ value }) => String(value) });

const anyText = fc.string({ unit: 'grapheme', minLength: 1 });
const moment = fc.integer({ min: Date.parse('0001-01-01T00:00:00Z'), max: Date.parse('9999-12-30T00:00:00Z') });
const decimal = fc
  .oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer())
  .map((value) => (value === 0 ? 0 : value));
const name = fc
  .string({ unit: 'grapheme', maxLength: 12 })
  .map((written) => written.replaceAll(/[/\\\u0000-\u001F\u007F]/gu, ''));
const path = fc
  .tuple(
    fc.stringMatching(/^[a-z]{1,5}$/u),
    fc.oneof(name, fc.constantFrom('a,b', '100%', '%2C', '%2525', ',')),
    fc.constantFrom('', '.png'),
  )
  .map(([folder, written, ending]) => `${folder}/${written}x${ending}`);
const files = fc.array(path, { minLength: 1, maxLength: 4 }).map((paths) => formatPaths(paths));

const cleaned = anyText.map((typed) => cleanText(typed, 'lines'));

/** Valid values of each kind. */
const valid: Readonly<Record<string, fc.Arbitrary<CellValue>>> = {
  input: cleaned,
  textarea: cleaned,
  input_pop: cleaned,
  normal: anyText,
  hidden: anyText,
  slot: anyText,
  tags: cleaned.map((typed) => cleanText(tagsOf(typed), 'lines')),
  inputNumber: decimal,
  progress: fc.double({ min: 0, max: 100, noNaN: true }).map((value) => (value === 0 ? 0 : value)),
  date: moment.map((value) => formatDate(value)),
  datetime: moment.map((value) => formatDateTime(value)),
  sel_depart: cleaned,
  sel_user: cleaned,
  popup: cleaned,
  upload: files,
  file: files,
  image: files,
};

const custom = fc.uniqueArray(
  fc.oneof(
    fc.string({ minLength: 1, maxLength: 3 }).map((value) => value.trim()),
    fc.integer(),
    fc.boolean(),
    fc.constantFrom('Y', 'N', '0', '1', '是'),
  ),
  {
    minLength: 2,
    maxLength: 2,
    selector: String,
  },
);

it.each(Object.keys(valid))('TABLE-03 %s parses its own display text', (type) => {
  const { read, says, wrong } = kindOf(type);
  fc.assert(
    fc.property(
      fc.oneof({ weight: 9, arbitrary: valid[type] ?? fc.constant(null) }, { weight: 1, arbitrary: fc.constant(null) }),
      (value) => {
        const held = value === '' ? null : value;
        expect({ value, read: read(says(held)), wrong: wrong(held) }).toEqual({ value, read: held, wrong: null });
      },
    ),
    seeded,
  );
});

it.each(['checkbox', 'checkbox_meta'])('TABLE-03 %s parses its own display text', (type) => {
  fc.assert(
    fc.property(custom, fc.nat({ max: 1 }), ([checked = '', unchecked = ''], which) => {
      const { read, says, wrong } = kindOf(type, { customValue: [checked, unchecked] });
      const value = [checked, unchecked][which] ?? '';
      const own = { checked, unchecked, value };
      // If the unchecked value equals the word for checked, both have the same text.
      fc.pre(![checked, unchecked].includes('是') && ![checked, unchecked].includes('否'));
      expect({ ...own, read: read(says(value)), wrong: wrong(value) }).toEqual({ ...own, read: value, wrong: null });
    }),
    seeded,
  );
});

it.each(['select', 'radio', 'sel_search', 'select-search', 'select-dict-search'])(
  'TABLE-03 %s parses its own display text',
  (type) => {
    fc.assert(
      fc.property(options, fc.nat(), (offered, which) => {
        const { read, says, wrong } = kindOf(type, {}, offered);
        const value = offered[which % offered.length]?.value ?? null;
        expect({ offered, read: read(says(value)), wrong: wrong(value) }).toEqual({
          offered,
          read: value,
          wrong: null,
        });
      }),
      seeded,
    );
  },
);

it.each(['list_multi', 'select-multiple', 'sel_depart', 'sel_user', 'popup'])(
  'TABLE-03 %s with options parses its own display text',
  (type) => {
    fc.assert(
      fc.property(
        options.chain((offered) => fc.tuple(fc.constant(offered), fc.shuffledSubarray([...offered]))),
        ([offered, chosen]) => {
          const { read, says, wrong } = kindOf(type, {}, offered);
          const value = chosen.length === 0 ? null : chosen.map((one) => String(one.value)).join(',');
          expect({ offered, read: read(says(value)), wrong: wrong(value) }).toEqual({
            offered,
            read: value,
            wrong: null,
          });
        },
      ),
      seeded,
    );
  },
);

it('TABLE-03 every kind has a round-trip test', () => {
  const others = [
    'checkbox',
    'checkbox_meta',
    'select',
    'radio',
    'sel_search',
    'select-search',
    'select-dict-search',
    'list_multi',
    'select-multiple',
  ];
  expect([...Object.keys(valid), ...others].toSorted()).toEqual([...builtInKinds.keys()].toSorted());
});

it('TABLE-03 a kind parses any text or returns a hint, and what it parsed is valid', () => {
  const typed = fc.oneof(
    anyText,
    fc.constantFrom('1,234', '2026/3/8', '是', '男、女', '"', '12%', '-', '9'.repeat(400)),
  );
  fc.assert(
    fc.property(fc.constantFrom(...builtInKinds.keys()), options, typed, (type, offered, text) => {
      const { kind, context } = kindOf(type, {}, offered);
      const read = kind.parse(text, context);
      const outcome = read.ok
        ? kind.mistake(read.value, context)
        : read.error['zh-CN'].length > 5 && read.error['en-US'].length > 5;
      expect({ type, text, outcome }).toEqual({ type, text, outcome: read.ok ? null : true });
    }),
    seeded,
  );
});
