import { inflateRawSync } from 'node:zlib';

import { err, ok, type Result } from '@evergreen/core/kernel';

import { boundMarkup, type ReadCount } from './read-bounds.ts';

/** Threat T-35: what the parts of an archive may unfold to, in bytes, and how many entries it may have. */
const MOST_INFLATED = 200 * 1024 * 1024;
const MOST_ENTRIES = 2000;

const [END, CENTRAL, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];
const END_LENGTH = 22;
/** Of an archive whose sizes or places may need eight bytes (APPNOTE 4.3.14 and 4.5.3): streaming writers make small ones so too. */
const [LARGE_LOCATOR, LARGE_END, LARGE_SIZES] = [0x07064b50, 0x06064b50, 0x0001];
const [LARGE_LOCATOR_LENGTH, LARGE_END_LENGTH] = [20, 56];
const [ELSEWHERE, ELSEWHERE_16] = [0xffffffff, 0xffff];
const LONGEST_COMMENT = 65_535;
const IS_ENCRYPTED = 1;

/** Pictures, macros and settings of printers are not read. */
const IS_MARKUP = /[.](?:xml|rels)$/iu;
/** Of other kinds of archives, and comments and drawings. */
const IS_LEFT_OUT = /^(?:meta-inf\/|index\/|xl\/(?:persons|drawings)|xl\/.*comments)/iu;

export type ArchiveProblem = 'broken' | 'bomb' | 'doctype' | 'locked' | 'tooManyCells';

/** A part of an .xlsx file by its path. */
export interface ArchivePart {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * The parts of an .xlsx file that are read, each within bounds. Entries are unfolded here up to the limit, since what an archive says of
 * itself may be a lie, and in no other place: what reads them gets the parts and not the archive.
 *
 * @param most bytes of all parts together
 */
export function archiveParts(
  file: Buffer,
  count: ReadCount,
  most: number = MOST_INFLATED,
): Result<readonly ArchivePart[], ArchiveProblem> {
  const directory = directoryOf(file);
  if (directory === undefined) return err('broken');
  const { entries } = directory;
  if (entries > MOST_ENTRIES) return err('bomb');
  const parts = new Map<string, ArchivePart>();
  let at = directory.start;
  let left = most;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== CENTRAL) return err('broken');
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength).replaceAll('\\', '/');
    if (IS_MARKUP.test(name) && !IS_LEFT_OUT.test(name)) {
      const inflated = inflatedAt(file, at, left);
      const bounded = inflated.ok ? boundMarkup(inflated.value, count) : inflated;
      if (!inflated.ok) return inflated;
      if (!bounded.ok) return bounded;
      const content = inflated.value;
      // Which of two parts of one name is meant would be a matter of opinion.
      if (parts.has(name.toLowerCase())) return err('broken');
      parts.set(name.toLowerCase(), { name, content });
      left -= content.length;
    }
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return ok([...parts.values()]);
}

function endOf(file: Buffer): number | undefined {
  const first = Math.max(0, file.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = file.length - END_LENGTH; at >= first; at -= 1) if (file.readUInt32LE(at) === END) return at;
  return undefined;
}

/** Entries of the directory, and where they begin. */
function directoryOf(file: Buffer): { readonly entries: number; readonly start: number } | undefined {
  const end = endOf(file);
  if (end === undefined) return undefined;
  const [entries, start] = [file.readUInt16LE(end + 10), file.readUInt32LE(end + 16)];
  if (entries !== ELSEWHERE_16 && start !== ELSEWHERE) return { entries, start };
  const locator = end - LARGE_LOCATOR_LENGTH;
  if (locator < 0 || file.readUInt32LE(locator) !== LARGE_LOCATOR) return undefined;
  const large = eightBytes(file, locator + 8);
  if (large + LARGE_END_LENGTH > file.length || file.readUInt32LE(large) !== LARGE_END) return undefined;
  return { entries: eightBytes(file, large + 32), start: eightBytes(file, large + 48) };
}

/** A number that no file is as long as may be told wrong, and is refused as too large. */
function eightBytes(file: Buffer, at: number): number {
  return Number(file.readBigUInt64LE(at));
}

interface Entry {
  readonly flags: number;
  readonly method: number;
  readonly packed: number;
  readonly local: number;
}

/** What the directory says of an entry; undefined where a size is said to be elsewhere and is not. */
function entryAt(file: Buffer, central: number): Entry | undefined {
  const [flags, method] = [file.readUInt16LE(central + 8), file.readUInt16LE(central + 10)];
  const [packed, unpacked] = [file.readUInt32LE(central + 20), file.readUInt32LE(central + 24)];
  const local = file.readUInt32LE(central + 42);
  if (packed !== ELSEWHERE && local !== ELSEWHERE) return { flags, method, packed, local };
  const start = central + 46 + file.readUInt16LE(central + 28);
  const end = Math.min(file.length, start + file.readUInt16LE(central + 30));
  for (let at = start; at + 4 <= end; at += 4 + file.readUInt16LE(at + 2)) {
    if (file.readUInt16LE(at) !== LARGE_SIZES) continue;
    // Only what is not said in four bytes is there, in this order.
    let next = at + 4;
    const last = Math.min(end, next + file.readUInt16LE(at + 2));
    const large: number[] = [];
    for (const known of [unpacked, packed, local]) {
      const isElsewhere = known === ELSEWHERE;
      if (isElsewhere && next + 8 > last) return undefined;
      large.push(isElsewhere ? eightBytes(file, next) : known);
      if (isElsewhere) next += 8;
    }
    return { flags, method, packed: large[1] ?? 0, local: large[2] ?? 0 };
  }
  return undefined;
}

function inflatedAt(file: Buffer, central: number, most: number): Result<Buffer, 'broken' | 'bomb' | 'locked'> {
  const entry = entryAt(file, central);
  if (entry === undefined) return err('broken');
  const { flags, method, packed, local } = entry;
  if (local + 30 > file.length || file.readUInt32LE(local) !== LOCAL) return err('broken');
  const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  if ((flags & IS_ENCRYPTED) !== 0) return err('locked');
  if (start + packed > file.length) return err('broken');
  const content = file.subarray(start, start + packed);
  if (method === 0) return packed > most ? err('bomb') : ok(Buffer.from(content));
  if (method !== 8) return err('broken');
  try {
    return ok(inflateRawSync(content, { maxOutputLength: Math.max(1, most) }));
  } catch (error) {
    return error instanceof RangeError ? err('bomb') : err('broken');
  }
}
