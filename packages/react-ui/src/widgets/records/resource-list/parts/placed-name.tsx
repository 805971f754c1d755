import type { TreePlace } from '@evergreen/core/list-page';

import { RecordName, type RecordNameProps } from './record-cell.tsx';
import { TreeName } from './tree-name.tsx';

export interface PlacedNameProps extends RecordNameProps {
  /** In a tree. */
  readonly place: TreePlace | undefined;
  /** The names above it, where a search found it. */
  readonly path: string;
  readonly onToggle: () => void;
}

/** The name of a row, at its level where the list is a tree. */
export function PlacedName({ place, path, onToggle, ...name }: PlacedNameProps) {
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
    <TreeName label={name.label} place={place} onToggle={onToggle}>
      <RecordName {...name} />
    </TreeName>
  );
}
