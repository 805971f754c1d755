/** What is measured, and the goal of each as a multiple of the fastest peer that answers rightly. */
const NEXT = [
  ['every second', '* * * * * ? *', 2.5],
  ['every minute', '0 * * * * ? *', 2.5],
  ['every 5 min, office hours', '0 0/5 9-17 ? * MON-FRI *', 2.5],
  ['daily 02:30', '0 30 2 * * ? *', 2.5],
  ['weekly', '0 0 8 ? * 2 *', 2.5],
  ['the 31st', '0 0 0 31 * ? *', 2.5],
  ['29 February', '0 0 0 29 2 ? *', 2.5],
  ['last day (L)', '0 0 0 L * ? *', 2.5],
  ['3 days before (L-3)', '0 0 0 L-3 * ? *', 2.5],
  ['nearest workday (15W)', '0 0 0 15W * ? *', 2.5],
  ['last workday (LW)', '0 0 0 LW * ? *', 25],
  ['last Friday (6L)', '0 0 0 ? * 6L *', 25],
  ['third Friday (6#3)', '0 0 0 ? * 6#3 *', 25],
  ['fifth Sunday of February', '0 0 0 ? 2 1#5 *', 25],
  ['far year (2099)', '0 0 0 1 1 ? 2099', 1.2],
];

const pick = (names, goal) =>
  NEXT.filter(([name]) => names.includes(name)).map(([name, expression, own]) => [name, expression, goal ?? own]);
const IN_ZONES = ['every minute', 'daily 02:30', '29 February', 'third Friday (6#3)'];

export const cases = {
  next: [
    { zone: 'UTC', list: NEXT },
    { zone: 'America/New_York', list: pick(IN_ZONES, 100) },
    { zone: 'Asia/Shanghai', list: pick(IN_ZONES, 100) },
  ],
  previous: pick(['every minute', 'daily 02:30', '29 February', 'last day (L)', 'third Friday (6#3)']),
  many: [
    ['every 5 minutes', '0 0/5 * * * ? *', 'UTC', 2.5],
    ['daily', '0 30 2 * * ? *', 'UTC', 2.5],
    ['third Friday', '0 0 0 ? * 6#3 *', 'UTC', 25],
    ['daily', '0 30 2 * * ? *', 'America/New_York', 150],
  ],
  parse: [
    [
      'plain',
      [
        '0 * * * * ? *',
        '0 0/5 * * * ? *',
        '0 30 2 * * ? *',
        '0 0 8 ? * 2 *',
        '0 15 10 1,15 * ? *',
        '0 0 0 1 1-6 ? *',
        '0 10-50/10 9-17 ? * 2-6 *',
        '0 0 12 1 1 ? *',
      ],
      5,
    ],
    [
      'L, W, #, years',
      [
        '0 0 0 L * ? *',
        '0 0 0 LW * ? *',
        '0 0 0 15W * ? *',
        '0 0 0 ? * 6L *',
        '0 0 0 ? * 6#3 *',
        '0 0 0 1 1 ? 2030-2040',
        '15,45 0/10 8-18 ? JAN-MAR MON-FRI 2030',
        '0 0 0 1,10,20 2,4,6 ? *',
      ],
      5,
    ],
  ],
  describe: [
    '0 0/5 9-17 ? * MON-FRI *',
    '0 0 0 L * ? *',
    '0 0 0 LW * ? *',
    '0 0 0 15W * ? *',
    '0 0 0 ? * 6L *',
    '0 0 0 ? * 6#3 *',
    '0 0 12 1 1 ? 2020-2030',
    '0 30 2 1/5 * ? *',
  ],
  never: [
    '0 0 0 30 2 ? *',
    '0 0 0 31 4 ? *',
    '0 0 0 31W 4,6,9,11 ? *',
    '0 0 0 1 1 ? 2020',
    '0 0 0 29 2 ? 2025-2027',
    '* * * 31 2 ? *',
  ],
};
