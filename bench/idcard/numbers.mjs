// Numbers made of their parts by the standard's own table, none of anybody. Their verdicts are known because of how they are made.

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

export function checkCharacter(body) {
  return CHECKS[WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(body[index]), 0) % 11];
}

const numbered = (region, date, order = '001') => region + date + order + checkCharacter(region + date + order);
const short = (number) => number.slice(0, 6) + number.slice(8, 17);
const changed = (number, index, character) => number.slice(0, index) + character + number.slice(index + 1);
const swapped = (number, index) => number.slice(0, index) + number[index + 1] + number[index] + number.slice(index + 2);
const wide = (text) => Array.from(text, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)).join('');

const provinces = [
  '11',
  '12',
  '13',
  '14',
  '15',
  '21',
  '22',
  '23',
  '31',
  '32',
  '33',
  '34',
  '35',
  '36',
  '37',
  '41',
  '42',
  '43',
  '44',
  '45',
  '46',
  '50',
  '51',
  '52',
  '53',
  '54',
  '61',
  '62',
  '63',
  '64',
  '65',
];
const right = numbered('110101', '19900307', '857');

/** Group → its numbers and whether they are right. `policy` is for what the standard leaves open. */
export const mixedSet = [
  {
    group: 'ordinary',
    valid: true,
    numbers: [
      ...provinces.map((province, index) =>
        numbered(`${province}0101`, `19${50 + index}0${1 + (index % 9)}1${index % 9}`, String(100 + index * 7)),
      ),
      '11010519491231002X',
      numbered('110101', '20000229'),
      numbered('310104', '20240229'),
      numbered('440106', '19991231', '999'),
      numbered('510104', '20010101', '000'),
    ],
  },
  {
    group: 'long ago',
    valid: true,
    numbers: ['440524188001010014', numbered('320102', '19000101'), numbered('330106', '18991231', '996')],
  },
  {
    group: 'residence permits',
    valid: true,
    numbers: ['810000', '820000', '830000', '710000', '911124', '931356', '944840'].map((region, index) =>
      numbered(region, `198${index}0823`, '002'),
    ),
  },
  {
    group: '15 digits',
    valid: true,
    numbers: [
      short(right),
      '110105491231002',
      ...provinces.slice(0, 8).map((province) => short(numbered(`${province}0102`, '19480229', '123'))),
    ],
  },
  {
    group: '15 digits, wrong',
    valid: false,
    numbers: [
      '110105490229002',
      '110105491301002',
      '110105491200002',
      '11010549123100X',
      '1101054912310A2',
      '160105491231002',
      '000000000000000',
    ],
  },
  {
    group: 'check digit',
    valid: false,
    numbers: [
      ...[0, 5, 9, 14, 16].map((index) => changed(right, index, String((Number(right[index]) + 1) % 10))),
      ...[1, 7, 12, 15].map((index) => swapped(right, right[index] === right[index + 1] ? index + 1 : index)),
      changed(right, 17, right[17] === 'X' ? '0' : 'X'),
      '110105194912310020',
      '440524188001010015',
      '440524188001010013',
    ],
  },
  {
    group: 'impossible dates',
    valid: false,
    numbers: [
      '19900230',
      '19900229',
      '19000229',
      '21000229',
      '19900431',
      '19900631',
      '19900931',
      '19901131',
      '19900132',
      '19900100',
      '19900001',
      '19901301',
      '19909999',
      '00000000',
      '19001332',
    ].map((date) => numbered('110101', date)),
  },
  {
    group: 'dates to come',
    valid: false,
    numbers: ['29990101', '21010101', '20990630', '90000101'].map((date) => numbered('110101', date)),
  },
  {
    group: 'no province',
    valid: false,
    numbers: ['000000', '100101', '160101', '240101', '380101', '470101', '550101', '660101', '700101', '840101'].map(
      (region) => numbered(region, '19900101'),
    ),
  },
  {
    group: 'length',
    valid: false,
    numbers: [
      '',
      '1',
      right.slice(0, 17),
      right.slice(0, 16),
      `${right}0`,
      `${right}${right}`,
      short(right).slice(0, 14),
      `${short(right)}1`,
      '1'.repeat(100),
    ],
  },
  {
    group: 'characters',
    valid: false,
    numbers: [
      changed(right, 3, 'A'),
      changed(right, 10, '-'),
      changed(right, 16, 'X'),
      changed(right, 0, 'X'),
      changed('11010519491231002X', 17, 'Y'),
      'abcdefghijklmnopqr',
      '------------------',
      changed(right, 8, '\u0000'),
      changed(right, 8, '.'),
      changed(right, 6, '+'),
      '1e1010519491231002',
      '一一零一零五一九四九一二三一零零二十',
      'undefined',
      '[object Object]',
      '\n'.repeat(18),
    ],
  },
  {
    group: 'blanks',
    valid: false,
    numbers: [
      ` ${right}`,
      `${right} `,
      `${right}\n`,
      `\t${right}`,
      `${right.slice(0, 6)} ${right.slice(6)}`,
      ` ${right.slice(1)}`,
      `${right.slice(0, 17)} `,
      ' '.repeat(18),
      ' '.repeat(15),
    ],
  },
  {
    group: 'full width',
    valid: false,
    numbers: [
      wide(right),
      wide('11010519491231002X'),
      changed('11010519491231002X', 17, 'Ｘ'),
      changed(right, 2, wide(right[2])),
      wide(short(right)),
    ],
  },
  { group: 'policy: lower-case x', valid: false, numbers: ['11010519491231002x'], isPolicy: true },
];

/** What a form receives in a day: mostly right numbers, some unfinished, some mistyped. */
export function traffic(size) {
  let seed = 11_643;
  const random = (limit) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed % limit;
  };
  const two = (value) => String(value).padStart(2, '0');
  const make = (month = 1 + random(12), day = 1 + random(28)) =>
    numbered(
      `${provinces[random(provinces.length)]}01${two(1 + random(9))}`,
      `${1950 + random(60)}${two(month)}${two(day)}`,
      String(1 + random(998)).padStart(3, '0'),
    );
  // In one piece each, as a form or a file hands them over; joined strings are slower to read for everybody.
  const list = (one) => JSON.parse(JSON.stringify(Array.from({ length: size }, (_, index) => one(index))));
  const garbage = [
    '',
    'abc',
    '12345678901234567',
    '1234567890123456789',
    'x'.repeat(18),
    '11010119900101001',
    '110101 99001010017',
    '0'.repeat(18),
  ];
  return {
    'right, 18 characters': list(() => make()),
    'wrong check digit': list(() => {
      const number = make();
      return changed(number, 16, String((Number(number[16]) + 1) % 10));
    }),
    'impossible date': list(() => make(2, 30)),
    'right, 15 digits': list(() => short(make())),
    garbage: list((index) => garbage[index % garbage.length]),
    mixed: list(
      (index) =>
        [
          make(),
          make(),
          make(),
          make(),
          make(),
          make(),
          make(),
          make(2, 30),
          make().slice(0, 12),
          changed(make(), 17, 'Y'),
        ][index % 10],
    ),
  };
}
