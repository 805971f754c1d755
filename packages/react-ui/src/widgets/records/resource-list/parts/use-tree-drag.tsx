import { HolderOutlined } from '@ant-design/icons';
import type { ListPageFacts } from '@evergreen/core/records/list';
import type { Resource, ResourceRow } from '@evergreen/core/resources';
import type { ResourcePageService } from '@evergreen/core/records/page';
import { movedRow, moveObstacle } from '@evergreen/core/records/tree';
import { useState, type DragEvent, type ReactNode } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';
import './tree-drag.css';

interface DropProps {
  readonly 'data-drop'?: 'allowed' | 'refused' | undefined;
  readonly onDragOver: (event: DragEvent<HTMLElement>) => void;
  readonly onDragLeave: () => void;
  readonly onDrop: (event: DragEvent<HTMLElement>) => void;
}

/** Rows of a tree that are moved by the mouse; the menu of a row does the same by the keyboard and on a phone. */
export interface TreeDrag {
  /** What a row is taken by. */
  readonly handle: (row: ResourceRow) => ReactNode;
  /** Of the row that another one is dropped on. */
  readonly drop: (id: string) => Partial<DropProps>;
  /** Where a row is dropped that is to stand at the top; null while none is dragged. */
  readonly top: ReactNode;
}

/** The place of the top among the ids of rows. */
const TOP = '';

export interface TreeDragOptions {
  readonly resource: Resource;
  readonly facts: ListPageFacts;
  readonly move: ResourcePageService['move'];
}

/** Null for a list that is no tree, for what a search found, and for those who may not edit. */
export function useTreeDrag({ resource, facts, move }: TreeDragOptions): TreeDrag | null {
  const t = useTranslate();
  const [dragged, setDragged] = useState<ResourceRow | null>(null);
  const [over, setOver] = useState<string | null>(null);
  if (move === null || facts.tree === null || facts.permitted.edit.decision !== 'show') return null;
  const tree = { resource, rows: facts.rows };
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  const verdict = (id: string) => {
    if (dragged === null || over !== id) return undefined;
    return moveObstacle(tree, movedRow(tree, dragged), id === TOP ? null : id) === null ? 'allowed' : 'refused';
  };
  const nameOf = (id: string) => {
    const row = facts.rows.find((other) => other.id === id);
    return row === undefined ? '' : movedRow(tree, row).name;
  };
  const dropOn = (id: string): DropProps => ({
    'data-drop': verdict(id),
    onDragOver(event) {
      if (dragged === null) return;
      // Allowed here too where it cannot stand: what is dropped is told why it stays.
      event.preventDefault();
      if (over !== id) setOver(id);
    },
    onDragLeave: () => setOver((place) => (place === id ? null : place)),
    onDrop(event) {
      if (dragged === null) return;
      event.preventDefault();
      const target = { id: id === TOP ? null : id, name: nameOf(id) };
      if (id !== dragged.id) move.send({ type: 'move.to', row: movedRow(tree, dragged), target });
      end();
    },
  });
  return {
    handle: (row) => (
      <span
        className="tree-drag-handle"
        aria-hidden
        draggable
        title={t(messages.dragRow)}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', row.id);
          setDragged(row);
        }}
        onDragEnd={end}
      >
        <HolderOutlined />
      </span>
    ),
    drop: (id) => (dragged === null ? {} : dropOn(id)),
    top:
      dragged === null ? null : (
        <div className="tree-drag-top" aria-hidden {...dropOn(TOP)}>
          {t(messages.dropAtTop)}
        </div>
      ),
  };
}
