const DECIMAL = /^(?<sign>[+-]?)(?<whole>\d+)(?<fraction>\.\d+)?$/u;

/**
 * A number with a comma between every three digits before the point: 1234567.8912 → `1,234,567.8912`. Digits after the
 * point are never grouped. A text keeps its own zeros (`1000.50` → `1,000.50`); what is no plain decimal stays as it is.
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
