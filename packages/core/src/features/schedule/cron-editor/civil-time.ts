/** Local time at an instant (epoch milliseconds): `YYYY-MM-DD HH:mm:ss` and the Quartz weekday, 1 = Sunday. */
export type CivilTime = (instant: number) => { readonly time: string; readonly weekday: number };

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Local time of an IANA zone; throws a RangeError for a zone that the host does not know. */
export function civilTimeIn(timeZone: string): CivilTime {
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (instant) => {
    const parts = new Map(formatter.formatToParts(instant).map(({ type, value }) => [type, value]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
    return {
      time: `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`,
      weekday: WEEKDAYS.indexOf(part('weekday')) + 1,
    };
  };
}
