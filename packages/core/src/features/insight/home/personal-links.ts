import { resourceEntry } from '../../../resources/index.ts';
import type { TypedStorage } from '../../../storage/index.ts';
import { recordAddress } from '../../records/list/index.ts';
import { createRecentRecords } from '../../records/form/index.ts';
import { pageAt, type SitemapService } from '../../shell/navigation/index.ts';
import {
  LARGEST_FAVOURITES,
  movedFavourite,
  shownFavourites,
  withFavourite,
  withoutFavourite,
} from './favourites.model.ts';
import { homePages } from './home-pages.ts';
import { favouritesFamily } from './home-storage.ts';
import type { FavouriteEvent, HomePageLink, OpenedRecord } from './home.types.ts';

export interface PersonalLinksDependencies {
  readonly storage: TypedStorage;
  readonly sitemap: Pick<SitemapService, 'facts'>;
  readonly userId: string;
}

/** What a user opened and arranged on this device, as far as the user's menu still leads there. */
export interface PersonalLinks {
  /** The last opened first. */
  openedRecords(): readonly OpenedRecord[];
  favourites(): readonly HomePageLink[];
  /** Pages of the menu that are no favourites yet; none where no more fit. */
  otherPages(): readonly HomePageLink[];
  arrange(event: FavouriteEvent): void;
}

/** Recent records that are listed. */
const LISTED_RECORDS = 8;

export function createPersonalLinks({ storage, sitemap, userId }: PersonalLinksDependencies): PersonalLinks {
  const recentRecords = createRecentRecords(storage, userId);
  const arranged = storage.family(favouritesFamily);
  const favourites = () => shownFavourites(arranged.get(userId) ?? null, homePages(sitemap.facts()));
  return {
    openedRecords: () =>
      recentRecords
        .list()
        .flatMap(({ resource: name, id, label, openedAt }): readonly OpenedRecord[] => {
          const resource = resourceEntry(name);
          if (resource === undefined || pageAt(resource.path, sitemap.facts()) === undefined) return [];
          return [{ id, label, kind: resource.singular, openedAt, address: recordAddress(resource, id) }];
        })
        .slice(0, LISTED_RECORDS),
    favourites,
    otherPages() {
      const shown = favourites();
      if (shown.length >= LARGEST_FAVOURITES) return [];
      const paths = new Set(shown.map(({ path }) => path));
      return homePages(sitemap.facts()).filter(({ path }) => !paths.has(path));
    },
    arrange(event) {
      const paths = favourites().map(({ path }) => path);
      arranged.set(userId, rearranged(paths, event));
    },
  };
}

function rearranged(paths: readonly string[], event: FavouriteEvent): readonly string[] {
  switch (event.type) {
    case 'favourite.add':
      return withFavourite(paths, event.path);
    case 'favourite.remove':
      return withoutFavourite(paths, event.path);
    case 'favourite.move':
      return movedFavourite(paths, event.path, event.position);
  }
}
