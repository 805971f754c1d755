import { inflateRawSync } from 'node:zlib';

/** Threat T-35: what an archive may unfold to, in bytes, and how many entries it may have. */
const MOST_INFLATED = 200 * 1024 * 1024;
const MOST_ENTRIES = 2000;

const [END, CENTRAL, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;

export type ZipProblem = 'broken' | 'bomb';

/**
 * Why an archive is not opened: it is broken, or it unfolds to more than anybody sends on purpose. Entries are unfolded here up to the
 * limit, since what an archive says of itself may be a lie.
 *
 * @param most bytes of all entries together
 */
export function zipProblem(file: Buffer, most: number = MOST_INFLATED): ZipProblem | null {
  const end = endOf(file);
  if (end === undefined) return 'broken';
  const count = file.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) return 'bomb';
  let at = file.readUInt32LE(end + 16);
  let left = most;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== CENTRAL) return 'broken';
    const size = inflatedSize(file, at, left);
    if (typeof size === 'string') return size;
    left -= size;
    at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return null;
}

function endOf(file: Buffer): number | undefined {
  const first = Math.max(0, file.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = file.length - END_LENGTH; at >= first; at -= 1) if (file.readUInt32LE(at) === END) return at;
  return undefined;
}

function inflatedSize(file: Buffer, central: number, most: number): number | ZipProblem {
  const method = file.readUInt16LE(central + 10);
  const packed = file.readUInt32LE(central + 20);
  const local = file.readUInt32LE(central + 42);
  if (local + 30 > file.length || file.readUInt32LE(local) !== LOCAL) return 'broken';
  const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  if (start + packed > file.length) return 'broken';
  if (method === 0) return packed > most ? 'bomb' : packed;
  if (method !== 8) return 'broken';
  try {
    return inflateRawSync(file.subarray(start, start + packed), { maxOutputLength: Math.max(1, most) }).length;
  } catch (error) {
    return error instanceof RangeError ? 'bomb' : 'broken';
  }
}
