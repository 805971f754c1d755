/** What a file is, by its ending and what it begins with. */
export interface FileType {
  readonly mediaType: string;
  /** Shown by a browser in place; every other file is saved. */
  readonly isPicture: boolean;
}

/** Bytes from the beginning that are looked at. */
export const LOOKED_AT = 4096;

type Beginning = (head: Buffer) => boolean;

const begins =
  (...bytes: readonly number[]): Beginning =>
  (head) =>
    head.length >= bytes.length && bytes.every((byte, at) => head[at] === byte);
const says =
  (at: number, words: string): Beginning =>
  (head) =>
    head.toString('latin1', at, at + words.length) === words;
const both =
  (one: Beginning, other: Beginning): Beginning =>
  (head) =>
    one(head) && other(head);
const either =
  (...ways: readonly Beginning[]): Beginning =>
  (head) =>
    ways.some((way) => way(head));

const zip = begins(0x50, 0x4b, 0x03, 0x04);
const compoundFile = begins(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const jpeg = begins(0xff, 0xd8, 0xff);

/** Text without control characters; nothing that a browser would take for a page, a picture made of markup or a document of it. */
const plainText: Beginning = (head) => {
  const words = head.toString('latin1').replace(/^\u00ef\u00bb\u00bf/u, '');
  return !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/u.test(words) && !/^\s*</u.test(words);
};

const picture = (mediaType: string, isOne: Beginning) => ({ mediaType, isPicture: true, isOne });
const other = (mediaType: string, isOne: Beginning) => ({ mediaType, isPicture: false, isOne });

/** Every kind of file that is taken. Pages, scripts, SVG and XML are not among them: a browser would run them (threat T-32). */
const types: ReadonlyMap<string, FileType & { readonly isOne: Beginning }> = new Map(
  Object.entries({
    jpg: picture('image/jpeg', jpeg),
    jpeg: picture('image/jpeg', jpeg),
    png: picture('image/png', begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)),
    gif: picture('image/gif', either(says(0, 'GIF87a'), says(0, 'GIF89a'))),
    webp: picture('image/webp', both(says(0, 'RIFF'), says(8, 'WEBP'))),
    bmp: picture('image/bmp', says(0, 'BM')),
    pdf: other('application/pdf', says(0, '%PDF-')),
    doc: other('application/msword', compoundFile),
    xls: other('application/vnd.ms-excel', compoundFile),
    ppt: other('application/vnd.ms-powerpoint', compoundFile),
    wps: other('application/vnd.ms-works', compoundFile),
    et: other('application/octet-stream', compoundFile),
    docx: other('application/vnd.openxmlformats-officedocument.wordprocessingml.document', zip),
    xlsx: other('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', zip),
    pptx: other('application/vnd.openxmlformats-officedocument.presentationml.presentation', zip),
    ofd: other('application/ofd', zip),
    zip: other('application/zip', zip),
    rar: other('application/vnd.rar', says(0, 'Rar!\u001a\u0007')),
    '7z': other('application/x-7z-compressed', begins(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c)),
    mp4: other('video/mp4', says(4, 'ftyp')),
    mp3: other('audio/mpeg', either(says(0, 'ID3'), begins(0xff, 0xfb), begins(0xff, 0xf3), begins(0xff, 0xf2))),
    txt: other('text/plain; charset=utf-8', plainText),
    csv: other('text/csv; charset=utf-8', plainText),
  }),
);

/** The kind that a name claims; undefined for one that is not taken. */
export function claimedType(name: string): FileType | undefined {
  return types.get(endingOf(name));
}

/**
 * Whether a file is what its name claims.
 *
 * @param head its first bytes, `LOOKED_AT` of them unless it is shorter
 */
export function isWhatItClaims(name: string, head: Buffer): boolean {
  return types.get(endingOf(name))?.isOne(head) ?? false;
}

function endingOf(name: string): string {
  return /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';
}
