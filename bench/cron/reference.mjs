/**
 * The next fire in UTC, slow and plain: fields become sets, days are walked. It decides which peers answer rightly; it knows
 * the expressions of the bench and no more.
 */
const DAY_MS = 86_400_000;
const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
const WEEKDAYS = 'SUN MON TUE WED THU FRI SAT'.split(' ');

function valuesOf(field, least, most, names = []) {
  const number = (text) => (names.includes(text) ? names.indexOf(text) + 1 : Number(text));
  const values = new Set();
  for (const term of field.split(',')) {
    const [range, step] = term.split('/');
    const [first, last] = range.split('-').map(number);
    const isAll = range === '*' || range === '?';
    const to = isAll ? most : (last ?? (step === undefined ? first : most));
    for (let value = isAll ? least : first; value <= to; value += Number(step ?? 1)) values.add(value);
  }
  return values;
}

function isFiringDay(day, weekday, date) {
  const [year, month, number] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const weekdayOf = (one) => new Date(Date.UTC(year, month, one)).getUTCDay() + 1;
  const nearest = (one) => {
    if (weekdayOf(one) === 7) return one === 1 ? 3 : one - 1;
    if (weekdayOf(one) === 1) return one === length ? one - 2 : one + 1;
    return one;
  };
  if (weekday === '?') {
    if (day === 'LW') return number === nearest(length);
    if (day.startsWith('L')) return number === length - Number(day.slice(2));
    if (day.endsWith('W')) return Number.parseInt(day, 10) <= length && number === nearest(Number.parseInt(day, 10));
    return valuesOf(day, 1, 31).has(number);
  }
  if (weekday.endsWith('L')) return weekdayOf(number) === Number.parseInt(weekday, 10) && number + 7 > length;
  const [of, nth] = weekday.split('#');
  if (nth !== undefined) return weekdayOf(number) === Number(of) && Math.ceil(number / 7) === Number(nth);
  return valuesOf(weekday, 1, 7, WEEKDAYS).has(weekdayOf(number));
}

export function reference(expression) {
  const [second, minute, hour, day, month, weekday, year] = expression.split(' ');
  const [seconds, minutes, hours] = [valuesOf(second, 0, 59), valuesOf(minute, 0, 59), valuesOf(hour, 0, 23)];
  const months = valuesOf(month, 1, 12, MONTHS);
  const years = valuesOf(year, 1970, 2199);
  const times = [];
  for (const h of hours) for (const m of minutes) for (const s of seconds) times.push(h * 3600 + m * 60 + s);
  times.sort((a, b) => a - b);
  const isFiring = (index) => {
    const date = new Date(index * DAY_MS);
    return years.has(date.getUTCFullYear()) && months.has(date.getUTCMonth() + 1) && isFiringDay(day, weekday, date);
  };
  return {
    next(from) {
      for (let index = Math.floor(from / DAY_MS), count = 0; count < 366 * 80; index += 1, count += 1) {
        if (!isFiring(index)) continue;
        const time = times.find((one) => index * DAY_MS + one * 1000 > from);
        if (time !== undefined) return index * DAY_MS + time * 1000;
      }
      return null;
    },
    previous(from) {
      for (let index = Math.floor(from / DAY_MS), count = 0; count < 366 * 56; index -= 1, count += 1) {
        if (!isFiring(index)) continue;
        const time = times.findLast((one) => index * DAY_MS + one * 1000 < from);
        if (time !== undefined) return index * DAY_MS + time * 1000;
      }
      return null;
    },
  };
}
