import { err, ok, type Result } from '@evergreen/core/kernel';

/** Sizes that the header may name, by its version (MS-CFB 2.2). */
const SECTOR_SIZES: Readonly<Record<number, number>> = { 3: 512, 4: 4096 };
const [HEADER, MINI_SECTOR, CUTOFF, ENTRY] = [512, 64, 4096, 128];
const LITTLE_ENDIAN = 0xfffe;
/** Sectors of the allocation table that the header names. */
const IN_HEADER = 109;
const [FREE, END_OF_CHAIN] = [0xffffffff, 0xfffffffe];
const [STREAM, ROOT] = [2, 5];
/** Names of the stream that holds the workbook, of Excel 97 and Excel 5. */
const WORKBOOKS = ['WORKBOOK', 'BOOK'];
/** The stream of a workbook that a password locks (MS-OFFCRYPTO 2.3.4.4). */
const LOCKED = 'ENCRYPTEDPACKAGE';

/** Sectors of one kind, each of which belongs to one chain at most. */
interface Sectors {
  readonly count: number;
  readonly size: number;
  bytes(sector: number): Buffer;
  /** The sector after this one; a number that is no sector where the table does not reach. */
  next(sector: number): number;
  /** Marks a sector; false for one that is none, or is used already. */
  take(sector: number): boolean;
}

interface Stream {
  readonly name: string;
  readonly type: number;
  readonly start: number;
  readonly size: number;
}

/**
 * The stream of the workbook of an .xls file (MS-CFB). Every chain of sectors is followed first: it has to stay inside of the file, no
 * sector may be in two chains or twice in one, and no stream may be longer than its sectors. The work is bounded by the size of the file.
 */
export function workbookStream(file: Buffer): Result<Buffer, 'broken' | 'locked'> {
  const sectors = sectorsOf(file);
  const directory = sectors === undefined ? undefined : streamsOf(file, sectors);
  if (sectors === undefined || directory === undefined) return err('broken');
  const [root, ...entries] = directory;
  if (root?.type !== ROOT) return err('broken');
  if (entries.some(({ name, type }) => type === STREAM && name === LOCKED)) return err('locked');
  const mini = miniSectorsOf(file, root, sectors);
  if (mini === undefined) return err('broken');
  const contents = new Map<string, Buffer>();
  for (const { name, type, start, size } of entries) {
    if (type !== STREAM || size === 0) continue;
    const kind = size < CUTOFF ? mini : sectors;
    const chain = chainOf(kind, start, Math.ceil(size / kind.size));
    if (chain === undefined) return err('broken');
    if (WORKBOOKS.includes(name) && !contents.has(name)) contents.set(name, joined(kind, chain).subarray(0, size));
  }
  const workbook = WORKBOOKS.map((name) => contents.get(name)).find((content) => content !== undefined);
  return workbook === undefined ? err('broken') : ok(workbook);
}

/** The sectors of the file, with the allocation table that its header and the index behind it name. */
function sectorsOf(file: Buffer): Sectors | undefined {
  const size = file.length < HEADER ? undefined : SECTOR_SIZES[file.readUInt16LE(26)];
  if (size === undefined || !isHeaderSound(file, size)) return undefined;
  const count = Math.ceil(file.length / size) - 1;
  // The last sector of some writers is not filled.
  const whole = file.length % size === 0 ? file : Buffer.concat([file, Buffer.alloc(size - (file.length % size))]);
  const bytes = (sector: number) => whole.subarray((sector + 1) * size, (sector + 2) * size);
  const take = createTake(count);
  const table = tableOf(file, { count, size, bytes, take });
  if (table === undefined) return undefined;
  return { count, size, bytes, take, next: nextOf(table, bytes, size) };
}

function isHeaderSound(file: Buffer, size: number): boolean {
  return (
    file.readUInt16LE(28) === LITTLE_ENDIAN &&
    2 ** file.readUInt16LE(30) === size &&
    2 ** file.readUInt16LE(32) === MINI_SECTOR &&
    file.readUInt32LE(56) === CUTOFF
  );
}

/** Where the sectors of the allocation table lie. */
function tableOf(file: Buffer, { count, size, bytes, take }: Omit<Sectors, 'next'>): readonly number[] | undefined {
  const table: number[] = [];
  /** Whether the list goes on; undefined for a number that is no sector. */
  const add = (sector: number): boolean | undefined => {
    if (sector === FREE || sector === END_OF_CHAIN) return false;
    if (!take(sector)) return undefined;
    table.push(sector);
    return true;
  };
  for (let place = 0; place < IN_HEADER; place += 1) {
    const isMore = add(file.readUInt32LE(76 + place * 4));
    if (isMore === undefined) return undefined;
    if (!isMore) return table;
  }
  let index = file.readUInt32LE(68);
  for (let left = count; left > 0 && index !== END_OF_CHAIN && index !== FREE; left -= 1) {
    if (!take(index)) return undefined;
    const listed = bytes(index);
    for (let at = 0; at < size - 4; at += 4) {
      const isMore = add(listed.readUInt32LE(at));
      if (isMore === undefined) return undefined;
      if (!isMore) return table;
    }
    index = listed.readUInt32LE(size - 4);
  }
  return table;
}

function nextOf(table: readonly number[], bytes: (sector: number) => Buffer, size: number): (sector: number) => number {
  const perSector = size / 4;
  return (sector) => {
    const place = table[Math.floor(sector / perSector)];
    return place === undefined ? FREE : bytes(place).readUInt32LE((sector % perSector) * 4);
  };
}

function createTake(count: number): Sectors['take'] {
  const used = new Uint8Array(Math.max(0, count));
  return (sector) => {
    if (sector >= count || used[sector] === 1) return false;
    used[sector] = 1;
    return true;
  };
}

/** @param length sectors that are needed; without it the chain is followed to its end */
function chainOf({ next, take }: Sectors, start: number, length?: number): readonly number[] | undefined {
  const chain: number[] = [];
  for (let at = start; length === undefined ? at !== END_OF_CHAIN : chain.length < length; at = next(at)) {
    if (!take(at)) return undefined;
    chain.push(at);
  }
  return chain;
}

function joined({ bytes }: Pick<Sectors, 'bytes'>, chain: readonly number[]): Buffer {
  return Buffer.concat(chain.map(bytes));
}

function streamsOf(file: Buffer, sectors: Sectors): readonly Stream[] | undefined {
  const chain = chainOf(sectors, file.readUInt32LE(48));
  if (chain === undefined) return undefined;
  const directory = joined(sectors, chain);
  return Array.from({ length: directory.length / ENTRY }, (_, place) => {
    const entry = directory.subarray(place * ENTRY, (place + 1) * ENTRY);
    const nameLength = Math.min(64, Math.max(2, entry.readUInt16LE(64))) - 2;
    return {
      name: entry.toString('utf16le', 0, nameLength).toUpperCase(),
      type: entry.readUInt8(66),
      start: entry.readUInt32LE(116),
      // The upper half is not written by version 3; no file that is taken is that long.
      size: entry.readUInt32LE(120),
    };
  });
}

/** The small sectors, which lie in the stream of the root. */
function miniSectorsOf(file: Buffer, root: Stream, sectors: Sectors): Sectors | undefined {
  const count = Math.ceil(root.size / MINI_SECTOR);
  const chain = root.size === 0 ? [] : chainOf(sectors, root.start, Math.ceil(root.size / sectors.size));
  const start = file.readUInt32LE(60);
  const table = start === FREE ? [] : chainOf(sectors, start);
  if (chain === undefined || table === undefined) return undefined;
  const perSector = sectors.size / MINI_SECTOR;
  return {
    count,
    size: MINI_SECTOR,
    take: createTake(count),
    next: nextOf(table, sectors.bytes, sectors.size),
    bytes(sector) {
      const at = (sector % perSector) * MINI_SECTOR;
      return sectors.bytes(chain[Math.floor(sector / perSector)] ?? 0).subarray(at, at + MINI_SECTOR);
    },
  };
}
