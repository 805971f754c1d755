const SECTOR = 512;
/** Numbers of sectors in one sector. */
const PER_SECTOR = SECTOR / 4;
/** Sectors of the allocation table that the header names. */
const IN_HEADER = 109;
const [FREE, END_OF_CHAIN, TABLE, TABLE_INDEX] = [0xffffffff, 0xfffffffe, 0xfffffffd, 0xfffffffc];
/** A shorter stream would have to lie in a stream of small sectors. */
const SHORTEST = 4096;
const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** One stream in a compound file (MS-CFB, version 3): first the stream, then the directory, the allocation table and its index. */
export function compoundFile(streamName: string, pieces: readonly Buffer[]): Buffer {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const streamLength = Math.max(length, SHORTEST);
  const streamSectors = Math.ceil(streamLength / SECTOR);
  const { tableSectors, indexSectors } = tableSize(streamSectors + 1);
  const tableStart = streamSectors + 1;
  const indexStart = tableStart + tableSectors;

  const table = Buffer.alloc(tableSectors * SECTOR, 0xff);
  const mark = (sector: number, value: number) => table.writeUInt32LE(value, sector * 4);
  for (let sector = 0; sector < streamSectors; sector += 1)
    mark(sector, sector + 1 < streamSectors ? sector + 1 : END_OF_CHAIN);
  mark(streamSectors, END_OF_CHAIN);
  for (let sector = 0; sector < tableSectors; sector += 1) mark(tableStart + sector, TABLE);
  for (let sector = 0; sector < indexSectors; sector += 1) mark(indexStart + sector, TABLE_INDEX);

  const header = headerOf({ directory: streamSectors, tableStart, tableSectors, indexStart, indexSectors });
  const index = indexOf({ tableStart, tableSectors, indexStart, indexSectors });
  const padding = Buffer.alloc(streamSectors * SECTOR - length);
  return Buffer.concat([header, ...pieces, padding, directoryOf(streamName, streamLength), table, index]);
}

/** The table covers itself and its index, so its size follows from itself. */
function tableSize(used: number): { readonly tableSectors: number; readonly indexSectors: number } {
  let tableSectors = 1;
  for (;;) {
    const indexSectors = Math.max(0, Math.ceil((tableSectors - IN_HEADER) / (PER_SECTOR - 1)));
    if (used + tableSectors + indexSectors <= tableSectors * PER_SECTOR) return { tableSectors, indexSectors };
    tableSectors += 1;
  }
}

interface Layout {
  readonly tableStart: number;
  readonly tableSectors: number;
  readonly indexStart: number;
  readonly indexSectors: number;
}

function headerOf({ directory, tableStart, tableSectors, indexStart, indexSectors }: Layout & { directory: number }) {
  const header = Buffer.alloc(SECTOR);
  SIGNATURE.copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(tableSectors, 44);
  header.writeUInt32LE(directory, 48);
  header.writeUInt32LE(SHORTEST, 56);
  header.writeUInt32LE(END_OF_CHAIN, 60);
  header.writeUInt32LE(indexSectors === 0 ? END_OF_CHAIN : indexStart, 68);
  header.writeUInt32LE(indexSectors, 72);
  for (let place = 0; place < IN_HEADER; place += 1)
    header.writeUInt32LE(place < tableSectors ? tableStart + place : FREE, 76 + place * 4);
  return header;
}

/** Where the sectors of the table lie that the header has no room for; the last number of each sector names the next one. */
function indexOf({ tableStart, tableSectors, indexStart, indexSectors }: Layout): Buffer {
  const index = Buffer.alloc(indexSectors * SECTOR, 0xff);
  for (let place = IN_HEADER; place < tableSectors; place += 1) {
    const [sector, at] = [Math.floor((place - IN_HEADER) / (PER_SECTOR - 1)), (place - IN_HEADER) % (PER_SECTOR - 1)];
    index.writeUInt32LE(tableStart + place, sector * SECTOR + at * 4);
  }
  for (let sector = 0; sector < indexSectors; sector += 1)
    index.writeUInt32LE(sector + 1 < indexSectors ? indexStart + sector + 1 : END_OF_CHAIN, (sector + 1) * SECTOR - 4);
  return index;
}

const [STREAM, ROOT] = [2, 5];

function directoryOf(streamName: string, length: number): Buffer {
  const directory = Buffer.alloc(SECTOR);
  const entries: readonly (readonly [string, number, number, number])[] = [
    ['Root Entry', ROOT, END_OF_CHAIN, 0],
    [streamName, STREAM, 0, length],
  ];
  for (let place = 0; place < 4; place += 1) {
    const at = place * 128;
    const [name, type, start, size] = entries[place] ?? ['', 0, 0, 0];
    directory.write(name, at, 'utf16le');
    directory.writeUInt16LE(name === '' ? 0 : (name.length + 1) * 2, at + 64);
    directory.writeUInt8(type, at + 66);
    directory.writeUInt8(1, at + 67);
    directory.writeUInt32LE(FREE, at + 68);
    directory.writeUInt32LE(FREE, at + 72);
    directory.writeUInt32LE(type === ROOT ? 1 : FREE, at + 76);
    directory.writeUInt32LE(start, at + 116);
    directory.writeUInt32LE(size, at + 120);
  }
  return directory;
}
