import type { ResourcePageService } from '@evergreen/core/records/page';
import { actedRows, rowActions, type RecordActionsFacts } from '@evergreen/core/records/actions';
import { relatedLinks, type RelatedLink } from '@evergreen/core/records/list';
import type { ResourceRow } from '@evergreen/core/resources';
import { movedRow } from '@evergreen/core/records/tree';
import { useMemo } from 'react';

import { useCore } from '../../../../adapter/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';
import type { RowLink, RowWays } from './row-actions.tsx';

interface OfferedWays {
  readonly offered: RecordActionsFacts['offered'];
  /** Says which actions apply to a row. */
  readonly judge: Parameters<typeof rowActions>[3];
}

/** What can be done with any row of a list. It keeps its reference until that changes, so that rows are not rendered with their table. */
export function useRowWays(page: ResourcePageService, { offered, judge }: OfferedWays): RowWays {
  const { permit } = useCore();
  const { listed: resource, list, isBin } = page;
  return useMemo(
    (): RowWays => ({
      actionsOf: (row) => rowActions(resource, offered, row, judge).filter(({ obstacle }) => obstacle === null),
      linksOf: (row) => rowLinks(page, isBin ? [] : relatedLinks(page.resource, permit), row),
      onAct: (action, id) => startAction(page, action, [id]),
      onEdit: (id) => page.send({ type: 'record.open', mode: { kind: 'edit', id } }),
      onShow: isBin ? null : (id) => page.send({ type: 'record.open', mode: { kind: 'details', id } }),
      onRemove: (id) => list.send({ type: 'row.remove', id }),
    }),
    [page, list, resource, permit, isBin, offered, judge],
  );
}

/** Asks for an action on rows of the list. */
export function startAction(
  { listed, list, actions }: ResourcePageService,
  action: string,
  ids: readonly string[],
): void {
  actions.send({ type: 'action.start', action, rows: actedRows(listed, list.facts().rows, ids) });
}

/** What leads from a row to others. */
function rowLinks(
  { resource, list, move, send, isBin }: ResourcePageService,
  related: readonly RelatedLink[],
  row: ResourceRow,
): RowLink[] {
  const { permitted } = list.facts();
  const mayAdd = permitted.add.decision === 'show';
  return [
    ...(resource.tree === undefined || isBin || !mayAdd
      ? []
      : [{ key: 'below', label: messages.addBelow, onOpen: () => send({ type: 'record.addBelow', id: row.id }) }]),
    ...(move === null || permitted.edit.decision !== 'show'
      ? []
      : [
          {
            key: 'move',
            label: messages.moveTo,
            onOpen: () => move.send({ type: 'move.start', row: movedRow({ resource }, row) }),
          },
        ]),
    ...related.map((link) => ({
      ...link,
      onOpen: () => send({ type: 'overlay.open', overlay: { kind: 'related', link, row } }),
    })),
  ];
}
