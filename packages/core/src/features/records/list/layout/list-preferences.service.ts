import * as v from 'valibot';

import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type Density } from '../../../../contract/index.ts';
import { createStore, type Service } from '../../../../kernel/index.ts';
import type { ClockPort } from '../../../../ports/index.ts';
import type { Resource } from '../../../../resources/index.ts';
import { storageFamily, type StorageFamily, type TypedStorage } from '../../../../storage/index.ts';
import { changeTime } from './layout-storage.ts';
import { densityStorage } from './density-storage.ts';

/** How a phone shows the records of every list. */
export const PHONE_VIEWS = ['cards', 'table'] as const;
export type PhoneView = (typeof PHONE_VIEWS)[number];

export interface ListPreferencesFacts {
  /** Of all lists. */
  readonly density: Density;
  /** Of all lists. */
  readonly phoneView: PhoneView;
  /** Of this list, for an address that names none. */
  readonly pageSize: number;
  /** Keys of the fields that the search form of this list shows; null for the first ones. */
  readonly searchFields: readonly string[] | null;
}

export type ListPreferencesEvent =
  | { readonly type: 'density.choose'; readonly density: Density }
  | { readonly type: 'phoneView.choose'; readonly phoneView: PhoneView }
  | { readonly type: 'pageSize.choose'; readonly pageSize: number }
  /** Null for the first ones again. */
  | { readonly type: 'searchFields.choose'; readonly keys: readonly string[] | null }
  /** The density was chosen in another browser, and is stored: take it. */
  | { readonly type: 'density.recall' }
  /** Show rows of this height until the view is left; null for the person's own. */
  | { readonly type: 'view.apply'; readonly density: Density | null }
  | { readonly type: 'view.leave' };

export type ListPreferencesService = Service<ListPreferencesFacts, ListPreferencesEvent>;

export interface ListPreferencesDependencies {
  readonly resource: Resource;
  readonly storage: TypedStorage;
  readonly clock: ClockPort;
  /** Owner of the preferences. */
  readonly userId: string;
}

/** `pro__list:phoneView:<user>`. */
const phoneViewFamily: StorageFamily<PhoneView> = storageFamily('list:phoneView', v.picklist(PHONE_VIEWS));

/** `pro__list:pageSize:["<user>","<resource>"]`. */
const pageSizeFamily: StorageFamily<number> = storageFamily('list:pageSize', v.picklist(PAGE_SIZES));

/** `pro__list:searchFields:["<user>","<resource>"]`. */
const searchFieldsFamily: StorageFamily<readonly string[] | null> = storageFamily(
  'list:searchFields',
  v.nullable(v.array(v.string())),
);

/** Row height, page size, fields of the search and view on a phone as a user chose them, remembered on this device per account; the height follows the account. */
export function createListPreferences(dependencies: ListPreferencesDependencies): ListPreferencesService {
  const { resource, storage, userId, clock } = dependencies;
  const densities = densityStorage(storage, userId);
  const phoneViews = storage.family(phoneViewFamily);
  const pageSizes = storage.family(pageSizeFamily);
  const searchFields = storage.family(searchFieldsFamily);
  // JSON keeps the parts distinct whatever characters they contain.
  const list = JSON.stringify([userId, resource.name]);
  /** Of the view in force; what is chosen meanwhile is not remembered. */
  let viewDensity: Density | null = null;
  const view = (): ListPreferencesFacts => ({
    density: viewDensity ?? densities.get()?.density ?? 'standard',
    phoneView: phoneViews.get(userId) ?? 'cards',
    pageSize: pageSizes.get(list) ?? DEFAULT_PAGE_SIZE,
    searchFields: searchFields.get(list) ?? null,
  });
  const shown = createStore(view(), (_, next: ListPreferencesFacts) => next);
  return {
    ...shown,
    send(event) {
      switch (event.type) {
        case 'density.choose':
          if (viewDensity !== null) viewDensity = event.density;
          else
            densities.set({
              density: event.density,
              changedAt: changeTime(clock.now(), densities.get()?.changedAt),
            });
          break;
        case 'phoneView.choose':
          phoneViews.set(userId, event.phoneView);
          break;
        case 'pageSize.choose':
          pageSizes.set(list, event.pageSize);
          break;
        case 'searchFields.choose':
          searchFields.set(list, event.keys);
          break;
        case 'view.apply':
          viewDensity = event.density;
          break;
        case 'view.leave':
          viewDensity = null;
          break;
        case 'density.recall':
      }
      shown.send(view());
    },
  };
}
