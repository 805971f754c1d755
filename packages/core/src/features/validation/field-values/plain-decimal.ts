/** Format a number with all digits and no exponent: 1e21 → `1000000000000000000000`, 1e-7 → `0.0000001`. */
export function plainDecimal(value: number): string {
  const written = String(value);
  if (!written.includes('e')) return written;
  const groups = /^(?<sign>-?)(?<whole>\d)(?:\.(?<fraction>\d+))?e(?<exponent>[+-]\d+)$/u.exec(written)?.groups;
  if (groups === undefined) return written;
  const { sign = '', whole = '', fraction = '', exponent = '' } = groups;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  return point > 0 ? sign + digits.padEnd(point, '0') : `${sign}0.${'0'.repeat(-point)}${digits}`;
}
