export const LINES = 200;

const KINDS = [
  { field: 'title', rule: 'like', value: '讲座' },
  { field: 'quota', rule: 'ge', value: '20' },
  { field: 'organizerName', rule: 'like', value: '老年大学' },
  { field: 'startTime', rule: 'ge', value: '2027-01-06 08:00:00' },
  { field: 'address', rule: 'like', value: '活动中心' },
  { field: 'status', rule: 'eq', value: '1' },
  { field: 'contact', rule: 'eq', value: '王秀英' },
  { field: 'isTop', rule: 'eq', value: 'Y' },
];

/** Two hundred comparisons: half with typed texts, the others with a number, a moment, an item of a dictionary, and yes or no. */
export const queryLines = Array.from({ length: LINES }, (_, number) => KINDS[number % KINDS.length]);

/** The place of a line in the middle whose value is a typed text, from 0. */
export const MIDDLE = LINES / 2;

/** Items of the dictionary of states. */
export const states = ['草稿', '报名中', '报名截止', '进行中', '已结束', '已取消'].map((text, number) => ({
  value: String(number),
  text,
}));
