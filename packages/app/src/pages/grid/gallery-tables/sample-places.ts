import type { Linkage } from '@evergreen/core/editable-table';

import type { Say } from './sample-columns.ts';
import { PLACES } from './sample-words.messages.ts';

/** A province, the cities below it, and their districts. */
export const placeLinkage = (say: Say): Linkage => ({
  key: 'province',
  requestData: (parentValue) =>
    Promise.resolve((PLACES[parentValue] ?? []).map(([value, label]) => ({ value, text: say(label) }))),
});
