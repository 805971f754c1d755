import { resourceByName, resources, type Resource } from '@evergreen/core/resources';
import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import { closest, distance } from 'fastest-levenshtein';

import { listMessages } from './commands/records/list.messages.ts';

/** So many letters may be wrong, missing or too many for a name to be meant. */
const SLIPS = 2;

/** The resource that a command names, or the sentence that names the one that is likely meant and those there are. */
export function resourceNamed(name: string): Result<Resource, LocalizedText> {
  const resource = resourceByName(name);
  if (resource !== undefined) return ok(resource);
  const names = resources.map((each) => each.name);
  return err(listMessages.unknownResource(name, likelyName(name, names), names.join(', ')));
}

/** A name that begins with what was typed, or the nearest one; null where none is near. */
function likelyName(typed: string, names: readonly string[]): string | null {
  const word = typed.trim().toLowerCase();
  if (word === '') return null;
  const begun = names.find((name) => name.toLowerCase().startsWith(word));
  if (begun !== undefined) return begun;
  const nearest = closest(word, names);
  return distance(word, nearest.toLowerCase()) <= SLIPS ? nearest : null;
}
