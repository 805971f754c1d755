import { isOffered, permissionCode, rowName, type BuiltInAction } from '../../../resources/index.ts';
import type { PermissionDecision } from '../../access/permissions/index.ts';
import type { ListPageSnapshot } from './list-page.machine.ts';
import { listPageMessages } from './list-page.messages.ts';
import { removalAskedAbout } from './list-page.model.ts';
import type { ListPageFacts, ListStatus, Permitted } from './list-page.types.ts';
import { listedRows, treePlaces } from './tree-branches.model.ts';

/** Records that the confirmation names. */
const NAMED_RECORDS = 5;

/** Facts of a list for user interfaces. */
export function listPageView(
  snapshot: ListPageSnapshot,
  permit: (action: string) => PermissionDecision,
): ListPageFacts {
  const permitted = (action: BuiltInAction): Permitted =>
    isOffered(snapshot.context.resource, action)
      ? permit(permissionCode(snapshot.context.resource, action))
      : { decision: 'hide' };
  const { resource, query, search, total, isTotalLowerBound, selection, failure } = snapshot.context;
  return {
    status: statusOf(snapshot),
    query,
    search,
    rows: listedRows(snapshot.context),
    tree: treePlaces(snapshot.context, resource.tree !== undefined, query),
    total,
    isTotalLowerBound,
    selection,
    savedId: snapshot.context.savedId,
    told: snapshot.context.told,
    failure,
    confirmation: confirmationOf(snapshot),
    permitted: {
      add: permitted('add'),
      edit: permitted('edit'),
      remove: permitted('delete'),
      removeMany: permitted('batch_delete'),
      recycle: permitted('recycle'),
      history: permitted('history'),
      reveal: permitted('reveal'),
      export: permitted('export'),
      import: permitted('import'),
    },
  };
}

function statusOf(snapshot: ListPageSnapshot): ListStatus {
  const { removal, list } = snapshot.value;
  return removal === 'removing' || removal === 'weighing' ? removal : list;
}

function confirmationOf(snapshot: ListPageSnapshot): ListPageFacts['confirmation'] {
  if (snapshot.value.removal !== 'confirming') return null;
  const { ids } = removalAskedAbout(snapshot.context);
  const { resource } = snapshot.context;
  const names = listedRows(snapshot.context)
    .filter((row) => ids.includes(row.id))
    .map((row) => rowName(resource, row));
  const [name = ''] = names;
  const isNamed = ids.length === 1 && name !== '';
  return {
    ids,
    title: isNamed ? listPageMessages.removalTitle(name) : listPageMessages.removalTitleOfMany(ids.length),
    text: listPageMessages.confirmRemoval(ids.length),
    names: isNamed ? [] : names.slice(0, NAMED_RECORDS),
    losses: snapshot.context.losses,
  };
}
