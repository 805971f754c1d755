import type { PermissionEntry } from '../../../contract/index.ts';

/** Split a text of codes on commas, trim, drop empty parts. */
export function splitCodes(codes: string): string[] {
  return codes
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
}

/** The entries that name exactly this action, in list order; an entry may name several, separated by commas. */
export function entriesFor(action: string, list: readonly PermissionEntry[]): PermissionEntry[] {
  return list.filter((entry) => splitCodes(entry.action).includes(action));
}

/** "0" disables an entry; any other status, known or not, is in force. */
export function isWithdrawn(entry: PermissionEntry): boolean {
  return entry.status === '0';
}

/** Type "2" enables or disables; any other type, known or not, shows or hides. */
export function isEnabling(entry: PermissionEntry): boolean {
  return entry.type === '2';
}
