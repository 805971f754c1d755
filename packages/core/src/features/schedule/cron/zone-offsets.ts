/** An interval of constant UTC offset. All numbers are seconds, instants from the epoch. */
export interface ZoneSegment {
  readonly from: number;
  readonly to: number;
  /** East of UTC. */
  readonly offset: number;
  /** The offset just before `from`, and from `to` on. */
  readonly before: number;
  readonly after: number;
}

/** A time zone and its cached segments. */
export interface Zone {
  readonly formatter: Intl.DateTimeFormat | null;
  /** Segments by blocks of `BLOCK` seconds from the epoch. */
  readonly blocks: Map<number, readonly ZoneSegment[]>;
  last: ZoneSegment;
}

/**
 * Offsets are queried at both ends of a cell and assumed constant between equal ones: six days are less than the
 * shortest reverted change of any zone since 1970 (seven days, in north-east Brazil in 2000 and in Gaza in 2040).
 */
const CELL = 2 ** 19;
const BLOCK = 2 ** 24;

const ALWAYS: ZoneSegment = {
  from: Number.NEGATIVE_INFINITY,
  to: Number.POSITIVE_INFINITY,
  offset: 0,
  before: 0,
  after: 0,
};
const NOTHING: ZoneSegment = { from: 0, to: 0, offset: 0, before: 0, after: 0 };

/** Query the host for the offset at an instant. */
function offsetAt(formatter: Intl.DateTimeFormat, second: number): number {
  // 03/09/2025, 02:30:00
  const [month = 0, day = 0, year = 0, hour, minute, seconds] = formatter
    .format(second * 1000)
    .split(/\D+/u)
    .map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, seconds) / 1000 - second;
}

/** The first second after `low` with an offset other than that of `low`; `high` has another offset. */
function changeBetween(formatter: Intl.DateTimeFormat, low: number, high: number, offset: number): number {
  let before = low;
  let after = high;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(formatter, middle) === offset) before = middle;
    else after = middle;
  }
  return after;
}

function loadBlock(formatter: Intl.DateTimeFormat, block: number): readonly ZoneSegment[] {
  const segments: ZoneSegment[] = [];
  let from = block * BLOCK;
  const end = from + BLOCK;
  let before = offsetAt(formatter, from - 1);
  let offset = offsetAt(formatter, from);
  for (let cell = from; cell < end; cell += CELL) {
    const last = offsetAt(formatter, cell + CELL);
    for (let low = cell; offset !== last;) {
      low = changeBetween(formatter, low, cell + CELL, offset);
      const after = offsetAt(formatter, low);
      segments.push({ from, to: low, offset, before, after });
      from = low;
      before = offset;
      offset = after;
    }
  }
  if (from < end) segments.push({ from, to: end, offset, before, after: offset });
  return segments;
}

function createZone(name: string): Zone {
  if (name === 'UTC') return { formatter: null, blocks: new Map(), last: ALWAYS };
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return { formatter, blocks: new Map(), last: NOTHING };
}

const zones = new Map<string, Zone>();
let lastName = '';
let lastZone: Zone | null = null;

/** The zone of an IANA name. Throws a RangeError for a name that the host does not know; check with `isTimeZone`. */
export function zoneOf(name: string): Zone {
  if (name === lastName && lastZone !== null) return lastZone;
  const zone = zones.get(name) ?? createZone(name);
  zones.set(name, zone);
  lastName = name;
  lastZone = zone;
  return zone;
}

/** Whether the host knows a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    zoneOf(name);
    return true;
  } catch {
    return false;
  }
}

/** The segment of an instant. Segments also end at block boundaries, even if the offset continues. */
export function segmentAt(zone: Zone, second: number): ZoneSegment {
  const { last, formatter } = zone;
  if ((second >= last.from && second < last.to) || formatter === null) return last;
  const index = Math.floor(second / BLOCK);
  let block = zone.blocks.get(index);
  if (block === undefined) {
    block = loadBlock(formatter, index);
    zone.blocks.set(index, block);
  }
  let found = last;
  for (const segment of block) if (second >= segment.from) found = segment;
  zone.last = found;
  return found;
}
