import * as v from 'valibot';

import { storageFamily, type StorageFamily } from '../../../storage/index.ts';
import { LARGEST_FAVOURITES } from './favourites.model.ts';

const sitePath = v.pipe(v.string(), v.maxLength(2048), v.regex(/^\/(?![/\\])/u));

/** Paths of a user's favourites in their order: `pro__home:favourites:<user>`. Malformed entries are ignored (threat T-67). */
export const favouritesFamily: StorageFamily<readonly string[]> = storageFamily(
  'home:favourites',
  v.pipe(v.array(sitePath), v.maxLength(LARGEST_FAVOURITES)),
);

/** A user has closed the card of the first visit: `pro__home:introduced:<user>`. */
export const introducedFamily: StorageFamily<true> = storageFamily('home:introduced', v.literal(true));
