import type { Linkage } from '@evergreen/core/grid/editable-table';

import type { Translate } from './sample-columns.ts';
import { PLACES } from './sample-words.messages.ts';

/** A province, the cities below it, and their districts. */
export const placeLinkage = (t: Translate): Linkage => ({
  key: 'province',
  requestData: (parentValue) =>
    Promise.resolve((PLACES[parentValue] ?? []).map(([value, label]) => ({ value, text: t(label) }))),
});
