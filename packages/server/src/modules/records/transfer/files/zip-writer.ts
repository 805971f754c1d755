import { constants, crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  /** Compressed in pieces, so that nothing has to be there as a whole. */
  add(piece: string): void;
}

export interface ZipWriter {
  /** The entry before it is complete. */
  entry(name: string): ZipEntry;
  end(): Buffer;
}

interface Written {
  readonly name: Buffer;
  readonly pieces: Buffer[];
  size: number;
  crc: number;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Deflate; names in UTF-8. */
const [METHOD, FLAGS, VERSION] = [8, 0x0800, 20];
/** Sheets repeat themselves: twice the time of this level saves a tenth of their size. */
const LEVEL = 2;
/** 1 January 1980: the same rows make the same file. */
const DAY = 0x0021;

/** A ZIP archive in memory (PKWARE APPNOTE 6.3), for files below 4 GB. */
export function createZipWriter(): ZipWriter {
  const entries: Written[] = [];
  return {
    entry(name) {
      const written: Written = { name: Buffer.from(name), pieces: [], size: 0, crc: 0 };
      entries.push(written);
      return {
        add(piece) {
          const bytes = Buffer.from(piece);
          written.size += bytes.length;
          written.crc = crc32(bytes, written.crc);
          // Flushed pieces end at a whole byte, so one after the other they are one stream (RFC 1951).
          written.pieces.push(deflateRawSync(bytes, { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH }));
        },
      };
    },
    end() {
      const parts: Buffer[] = [];
      const directory: Buffer[] = [];
      let offset = 0;
      for (const entry of entries) {
        entry.pieces.push(deflateRawSync(Buffer.alloc(0)));
        const packed = Buffer.concat(entry.pieces);
        const local = Buffer.concat([signed(LOCAL), described(entry, packed.length), entry.name, packed]);
        directory.push(
          Buffer.concat([
            signed(CENTRAL),
            words(VERSION),
            described(entry, packed.length),
            central(offset),
            entry.name,
          ]),
        );
        parts.push(local);
        offset += local.length;
      }
      const index = Buffer.concat(directory);
      const count = words(0, 0, entries.length, entries.length);
      return Buffer.concat([...parts, index, signed(END), count, longs(index.length, offset), words(0)]);
    },
  };
}

/** The fields that both headers share, from the version that is needed to the length of the extra field. */
function described({ name, size, crc }: Written, packed: number): Buffer {
  return Buffer.concat([words(VERSION, FLAGS, METHOD, 0, DAY), longs(crc, packed, size), words(name.length, 0)]);
}

/** What the directory says beside them: no comment, first disk, no attributes, and where the entry begins. */
function central(offset: number): Buffer {
  return Buffer.concat([words(0, 0, 0), longs(0, offset)]);
}

function signed(signature: number): Buffer {
  return longs(signature);
}

function words(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) buffer.writeUInt16LE(value, index * 2);
  return buffer;
}

function longs(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) buffer.writeUInt32LE(value >>> 0, index * 4);
  return buffer;
}
