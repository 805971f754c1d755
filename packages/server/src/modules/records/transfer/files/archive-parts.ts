import { inflateRawSync } from 'node:zlib';

import { err, ok, type Result } from '@evergreen/core/kernel';

import { boundMarkup, type ReadCount } from './read-bounds.ts';

/** Threat T-35: what the parts of an archive may unfold to, in bytes, and how many entries it may have. */
const MOST_INFLATED = 200 * 1024 * 1024;
const MOST_ENTRIES = 2000;

const [END, CENTRAL, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
const IS_ENCRYPTED = 1;

/** Pictures, macros and settings of printers are not read. */
const IS_MARKUP = /[.](?:xml|rels)$/iu;
/** Of other kinds of files than .xlsx, which the reader knows too, and comments, which name cells anywhere. */
const IS_LEFT_OUT =
  /^(?:meta-inf\/|index\/|objectdata[.]|index[.]|xl\/(?:comments|threadedcomments|persons|drawings)|xl\/.*comments)/iu;

export type ArchiveProblem = 'broken' | 'bomb' | 'doctype' | 'tooManyCells';

/** A part of an .xlsx file by its path. */
export interface ArchivePart {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * The parts of an .xlsx file that are read, each within bounds. Entries are unfolded here up to the limit, since what an archive says of
 * itself may be a lie, and in no other place: the reader gets the parts and not the archive.
 *
 * @param most bytes of all parts together
 */
export function archiveParts(
  file: Buffer,
  count: ReadCount,
  most: number = MOST_INFLATED,
): Result<readonly ArchivePart[], ArchiveProblem> {
  const end = endOf(file);
  if (end === undefined) return err('broken');
  const entries = file.readUInt16LE(end + 10);
  if (entries > MOST_ENTRIES) return err('bomb');
  const parts = new Map<string, ArchivePart>();
  let at = file.readUInt32LE(end + 16);
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

function inflatedAt(file: Buffer, central: number, most: number): Result<Buffer, 'broken' | 'bomb'> {
  const [flags, method] = [file.readUInt16LE(central + 8), file.readUInt16LE(central + 10)];
  const [packed, local] = [file.readUInt32LE(central + 20), file.readUInt32LE(central + 42)];
  if (local + 30 > file.length || file.readUInt32LE(local) !== LOCAL) return err('broken');
  const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  if (start + packed > file.length || (flags & IS_ENCRYPTED) !== 0) return err('broken');
  const content = file.subarray(start, start + packed);
  if (method === 0) return packed > most ? err('bomb') : ok(Buffer.from(content));
  if (method !== 8) return err('broken');
  try {
    return ok(inflateRawSync(content, { maxOutputLength: Math.max(1, most) }));
  } catch (error) {
    return error instanceof RangeError ? err('bomb') : err('broken');
  }
}
