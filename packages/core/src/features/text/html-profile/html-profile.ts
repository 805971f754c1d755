import { DEFAULT_STATIC_PATH } from '../../../contract/index.ts';

/**
 * What HTML may hold that people write and others read (threat T-63): no form, media, drawing, frame or style sheet, and of attributes no
 * event, id, class or name. Browsers clean by it before they show HTML and the server before it stores it.
 */
export const HTML_TAGS = [
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'hr',
  'br',
  'ul',
  'ol',
  'li',
  'table',
  'colgroup',
  'col',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'del',
  'ins',
  'sub',
  'sup',
  'mark',
  'code',
  'span',
  'a',
  'img',
] as const;

/** Elements that go with what they hold. Others that are not allowed leave their content behind. */
export const DROPPED_WITH_CONTENT = [
  'script',
  'style',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
  'audio',
  'video',
  'canvas',
  'map',
  'textarea',
  'select',
  'option',
  'button',
  'title',
  'head',
  'xmp',
  'plaintext',
] as const;

/** Colours of text and, lighter, behind it, by name, as they are stored. Clients show them in the shade of their theme. */
export const TEXT_COLOURS = {
  red: '#a8071a',
  orange: '#ad4e00',
  green: '#237804',
  cyan: '#006d75',
  blue: '#003eb3',
  purple: '#391085',
} as const;
export type TextColour = keyof typeof TEXT_COLOURS;

export const MARK_COLOURS = {
  gold: '#fff1b8',
  green: '#d9f7be',
  blue: '#bae0ff',
  magenta: '#ffd6e7',
} as const;
export type MarkColour = keyof typeof MARK_COLOURS;

export const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** Longest address. */
const ADDRESS_LENGTH = 2048;

/** Largest picture inside the text, as base64, in characters: some 190 kB. */
export const EMBEDDED_PICTURE_LENGTH = 256 * 1024;

type Reading = (value: string) => string | null;

const count =
  (most: number): Reading =>
  (value) => {
    const number = /^\d{1,5}$/u.test(value) ? Number(value) : 0;
    return number >= 1 && number <= most ? String(number) : null;
  };

const span = count(100);
const aligned = styled({ 'text-align': oneOf(ALIGNMENTS) });
const coloured = styled({
  color: (value) => hexadecimalIn(Object.values(TEXT_COLOURS), value),
  'background-color': (value) => hexadecimalIn(Object.values(MARK_COLOURS), value),
});
const cell: Readonly<Record<string, Reading>> = { colspan: span, rowspan: span, style: aligned };

/** The attributes of each tag, and their cleaned values. */
const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, Reading>>>> = {
  a: { href: linkAddress },
  img: { src: pictureAddress, alt: (value) => value.slice(0, 255), width: count(4096), height: count(4096) },
  ol: { start: count(99_999) },
  col: { span },
  th: cell,
  td: cell,
  span: { style: coloured },
  ...Object.fromEntries(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, { style: aligned }])),
};

/** Every attribute that some tag may have. */
export const HTML_ATTRIBUTES: readonly string[] = [
  ...new Set(Object.values(ATTRIBUTES).flatMap((attributes) => Object.keys(attributes))),
];

/** The value that an attribute of an allowed tag is left with; null if it must go. */
export function cleanAttribute(tag: string, name: string, value: string): string | null {
  const attributes = Object.hasOwn(ATTRIBUTES, tag) ? ATTRIBUTES[tag] : undefined;
  const reading = attributes !== undefined && Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  return reading?.(value.trim()) ?? null;
}

/** Whether a tag with these cleaned attributes shows anything: a picture without a source does not. */
export function isShown(tag: string, attributes: Readonly<Record<string, string>>): boolean {
  return tag !== 'img' || Object.hasOwn(attributes, 'src');
}

/** The address of a link: a page of this application, another site, an e-mail address or a telephone number. Null for any other. */
export function linkAddress(value: string): string | null {
  if (value.length > ADDRESS_LENGTH || hasUnsafeSigns(value)) return null;
  if (/^\/(?!\/)/u.test(value)) return value;
  if (/^https?:\/\/[^/?#]+/iu.test(value)) return hostOf(value) === null ? null : value;
  return /^(?:mailto|tel):[^/]/iu.test(value) ? value : null;
}

/** The host that an address leads to; null for a page of this application, an e-mail address and a telephone number. */
export function hostOf(address: string): string | null {
  // User information before the host would show another name than where the link leads.
  const [, host] = /^https?:\/\/([^/?#@]+)(?:[/?#]|$)/iu.exec(address) ?? [];
  return host === undefined ? null : host.toLowerCase();
}

/** Below any base path, as the server finds them in texts: folder, identifier and encoded name. */
const STORED_PICTURE = new RegExp(
  String.raw`^(?:/[A-Za-z0-9_-]{1,64}){0,4}${DEFAULT_STATIC_PATH}/([a-z]{1,32}/[A-Za-z0-9_-]{1,36}/[^/?#,]{1,900})$`,
  'u',
);
/** Raster pictures: SVG may hold programs. */
const EMBEDDED_PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/u;

/** The source of a picture: a stored file or content in the text. Null for any other. */
function pictureAddress(value: string): string | null {
  if (value.length <= EMBEDDED_PICTURE_LENGTH && EMBEDDED_PICTURE.test(value)) return value;
  return storedPicturePath(value) === null ? null : value;
}

/** The path of the stored file that a picture shows, `folder/id/name`; null if it shows none. */
export function storedPicturePath(source: string): string | null {
  if (source.length > ADDRESS_LENGTH || hasUnsafeSigns(source)) return null;
  const encoded = STORED_PICTURE.exec(source)?.[1];
  if (encoded === undefined) return null;
  try {
    const path = decodeURIComponent(encoded);
    return path.split('/').length === 3 && !/\/\.{1,2}$/u.test(path) ? path : null;
  } catch {
    return null;
  }
}

/**
 * The source of a picture that shows a stored file: the same wherever stored files are read from, so that the server finds it in a text.
 * @param path `folder/id/name`
 * @param basePath of the calls, without a trailing slash
 */
export function storedPictureAddress(path: string, basePath: string): string {
  const segments = path.split('/').map((segment) => encodeURIComponent(segment).replaceAll("'", '%27'));
  return [basePath + DEFAULT_STATIC_PATH, ...segments].join('/');
}

/** White space, control characters, brackets and backslashes: browsers skip some of them or read them as other signs. */
function hasUnsafeSigns(value: string): boolean {
  return /[\s\u0000-\u001F\u007F\\<>"'`\p{Cf}\p{Surrogate}]/u.test(value);
}

function oneOf(values: readonly string[]): Reading {
  return (value) => (values.includes(value) ? value : null);
}

/** Cleans the declarations of an inline style; null if none is left. */
function styled(properties: Readonly<Record<string, Reading>>): Reading {
  return (style) => {
    if (style.length > ADDRESS_LENGTH) return null;
    const kept = new Map<string, string>();
    for (const declaration of style.split(';')) {
      const colon = declaration.indexOf(':');
      const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
      const reading = Object.hasOwn(properties, property) ? properties[property] : undefined;
      const value =
        reading?.(
          declaration
            .slice(colon + 1)
            .trim()
            .toLowerCase(),
        ) ?? null;
      if (value !== null) kept.set(property, value);
    }
    return kept.size === 0 ? null : [...kept].map(([property, value]) => `${property}: ${value}`).join('; ');
  };
}

/** A colour of the list; browsers write `rgb(1, 2, 3)` for what was `#010203`. */
function hexadecimalIn(colours: readonly string[], value: string): string | null {
  const parts = /^rgb\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3})\)$/u.exec(value)?.slice(1);
  const hexadecimal =
    parts === undefined ? value : `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  return colours.includes(hexadecimal) ? hexadecimal : null;
}

/** The name of a stored colour; null for any other text. */
export function colourName<Name extends string>(colours: Readonly<Record<Name, string>>, value: string): Name | null {
  const hexadecimal = hexadecimalIn(Object.values(colours), value.trim().toLowerCase());
  // The keys of the table are the names; `Object.keys` forgets that.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const names = Object.keys(colours) as Name[];
  return names.find((name) => colours[name] === hexadecimal) ?? null;
}
