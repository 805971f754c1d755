import * as v from 'valibot';

import type { Resource, ResourceValues } from '../../../resources/index.ts';
import { storageFamily, type StorageFamily, type TypedStorage } from '../../../storage/index.ts';

/** Texts that are offered again. */
const MOST = 3;

/** `pro__actions:texts:["<user>","<resource>","<field>"]`, newest first. */
const textsFamily: StorageFamily<readonly string[]> = storageFamily('actions:texts', v.array(v.string()));

/** What a person wrote last where actions of a resource ask for a text, on this device. */
export function createLastTexts(storage: TypedStorage, userId: string, { name, fields }: Resource) {
  const texts = storage.family(textsFamily);
  // JSON keeps the parts distinct whatever characters they contain.
  const idOf = (key: string) => JSON.stringify([userId, name, key]);
  const read = (key: string): readonly string[] => texts.get(idOf(key)) ?? [];
  return {
    read,
    remember(answers: ResourceValues): void {
      for (const [key, text] of Object.entries(answers)) {
        const field = fields[key];
        const isText = field?.type === 'multilineText' || (field?.type === 'text' && field.mask === undefined);
        if (!isText || typeof text !== 'string' || text === '') continue;
        texts.set(idOf(key), [text, ...read(key).filter((other) => other !== text)].slice(0, MOST));
      }
    },
  };
}
