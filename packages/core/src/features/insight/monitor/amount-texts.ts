import { formatThousands } from '../../../format/index.ts';
import { localized, sameText, type LocalizedText } from '../../../kernel/index.ts';

/** What a value counts: bytes, milliseconds, shares of a hundred, things, calls a second, or nothing that has a name. */
export type Unit = 'bytes' | 'milliseconds' | 'percent' | 'count' | 'rate' | 'number';

const NOTHING = sameText('–');

const rounded = (value: number, digits: number) => formatThousands(Number(value.toFixed(digits)));

const SIZES = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** By powers of 1024, as operating systems show memory and files: 1536 → `1.5 KB`. */
function byteText(bytes: number): string {
  const power = Math.min(SIZES.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${rounded(value, value < 10 && power > 0 ? 2 : value < 100 && power > 0 ? 1 : 0)} ${SIZES[power] ?? ''}`;
}

const writers: Readonly<Record<Unit, (value: number) => LocalizedText>> = {
  bytes: (value) => sameText(byteText(value)),
  milliseconds: (value) => localized(`${rounded(value, 1)} 毫秒`, `${rounded(value, 1)} ms`),
  percent: (value) => sameText(`${rounded(value, 1)} %`),
  count: (value) => sameText(rounded(value, 0)),
  number: (value) => sameText(rounded(value, 2)),
  rate: (value) => localized(`${rounded(value, 2)} 次/秒`, `${rounded(value, 2)} a second`),
};

/** An amount with its unit; a dash for null. */
export function amountText(value: number | null | undefined, unit: Unit): LocalizedText {
  return value === null || value === undefined ? NOTHING : writers[unit](value);
}

/** How long something lasts, in its two largest units: 93784 seconds → `1 天 2 小时`. */
export function durationText(seconds: number): LocalizedText {
  const parts = [
    { value: Math.floor(seconds / 86_400), chinese: '天', english: 'd' },
    { value: Math.floor(seconds / 3600) % 24, chinese: '小时', english: 'h' },
    { value: Math.floor(seconds / 60) % 60, chinese: '分', english: 'min' },
    { value: Math.floor(seconds) % 60, chinese: '秒', english: 's' },
  ];
  const first = parts.findIndex(({ value }) => value > 0);
  const shown = first === -1 ? parts.slice(-1) : parts.slice(first, first + 2).filter(({ value }) => value > 0);
  return localized(
    shown.map(({ value, chinese }) => `${value} ${chinese}`).join(' '),
    shown.map(({ value, english }) => `${value} ${english}`).join(' '),
  );
}

/** Bytes in the unit of a chart's axis. */
export const BYTES_OF_AXIS = { MB: 1024 ** 2, GB: 1024 ** 3 } as const;
