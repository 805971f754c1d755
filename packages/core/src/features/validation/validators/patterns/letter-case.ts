import { includes, union } from './character-set.ts';
import type { CharacterSet } from './pattern.types.ts';

const CODE_UNITS = 0x10000;
const FIRST_BEYOND_ASCII = 0x80;

/** Case folding of a code unit: `Canonicalize` of ECMAScript (22.2.2.7.3) without the flag `u`. */
function caseless(code: number): number {
  const upper = String.fromCharCode(code).toUpperCase();
  const only = upper.length === 1 ? upper.charCodeAt(0) : code;
  return code >= FIRST_BEYOND_ASCII && only < FIRST_BEYOND_ASCII ? code : only;
}

let classes: readonly (readonly number[])[] | undefined;

/** Equivalence classes of code units that differ only in case. Computed on first use, in a few milliseconds. */
function caseClasses(): readonly (readonly number[])[] {
  if (classes !== undefined) return classes;
  const byCase = new Map<number, number[]>();
  for (let code = 0; code < CODE_UNITS; code += 1) {
    const key = caseless(code);
    const members = byCase.get(key);
    if (members === undefined) byCase.set(key, [code]);
    else members.push(code);
  }
  classes = [...byCase.values()].filter(({ length }) => length > 1);
  return classes;
}

/** Extend a set by the case variants of its characters. */
export function ignoringCase(set: CharacterSet): CharacterSet {
  const touched = caseClasses().filter((members) => members.some((code) => includes(set, code)));
  return touched.length === 0 ? set : union([set, touched.flat().map((code) => [code, code] as const)]);
}
