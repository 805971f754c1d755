import { isReservedKey } from '../../../resources/index.ts';

const LONGEST_KEY = 41;
const KEY = /^[a-z][A-Za-z0-9]{0,40}$/u;

/** Whether a field may be called so. */
export function isFieldKey(key: string): boolean {
  return KEY.test(key) && !isReservedKey(key) && !(key in Object.prototype);
}

/** A key that no other field has: the words of the name in camel case, or `field1` where it has no Latin letters. */
export function freeKey(name: string, taken: ReadonlySet<string>): string {
  const words = name
    .normalize('NFKD')
    .split(/[^A-Za-z0-9]+/u)
    .filter((word) => word !== '');
  const spelled = words
    .map((word, place) => (place === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1))
    .join('')
    .slice(0, LONGEST_KEY - 3);
  const stem = isFieldKey(spelled) ? spelled : 'field';
  if (stem !== 'field' && !taken.has(stem)) return stem;
  for (let number = stem === 'field' ? 1 : 2; ; number += 1)
    if (!taken.has(`${stem}${number}`)) return `${stem}${number}`;
}
