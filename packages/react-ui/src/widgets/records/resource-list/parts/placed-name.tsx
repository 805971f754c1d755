import type { TreePlace } from '@evergreen/core/records/list';
import type { ReactNode } from 'react';

import { RecordName, type RecordNameProps } from './record-cell.tsx';
import { TreeName } from './tree-name.tsx';

export interface PlacedNameProps extends RecordNameProps {
  /** In a tree. */
  readonly place: TreePlace | undefined;
  /** The names above it, where a search found it. */
  readonly path: string;
  readonly onToggle: () => void;
  /** What it is dragged by. */
  readonly handle?: ReactNode;
}

/** The name of a row, at its level where the list is a tree. */
export function PlacedName({ place, path, onToggle, handle, ...name }: PlacedNameProps) {
  if (place === undefined)
    return path === '' ? (
      <RecordName {...name} />
    ) : (
      <span className="tree-found">
        <span className="tree-path">{`${path} /`}</span>
        <RecordName {...name} />
      </span>
    );
  return (
    <TreeName label={name.label} place={place} onToggle={onToggle} handle={handle}>
      <RecordName {...name} />
    </TreeName>
  );
}
