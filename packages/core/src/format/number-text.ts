const DECIMAL = /^(?<sign>[+-]?)(?<whole>\d+)(?<fraction>\.\d+)?$/u;

/**
 * Add thousands separators before the point: 1234567.8912 → `1,234,567.8912`. Digits after the point are not grouped.
 * Keeps trailing zeros of a text (`1000.50` → `1,000.50`); returns anything but a plain decimal unchanged.
 */
export function formatThousands(value: number | string): string {
  const written = typeof value === 'number' ? String(value) : value.trim();
  const groups = DECIMAL.exec(written)?.groups;
  if (groups === undefined) return written;
  const { sign = '', whole = '', fraction = '' } = groups;
  const first = whole.length % 3;
  const parts = first === 0 ? [] : [whole.slice(0, first)];
  for (let start = first; start < whole.length; start += 3) parts.push(whole.slice(start, start + 3));
  return sign + parts.join(',') + fraction;
}
