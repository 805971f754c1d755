import type { TreePlace } from '@evergreen/core/list-page';

import { RecordName, type RecordNameProps } from './record-cell.tsx';
import { TreeName } from './tree-name.tsx';

export interface PlacedNameProps extends RecordNameProps {
  /** In a tree. */
  readonly place: TreePlace | undefined;
  readonly onToggle: () => void;
}

/** The name of a row, at its level where the list is a tree. */
export function PlacedName({ place, onToggle, ...name }: PlacedNameProps) {
  if (place === undefined) return <RecordName {...name} />;
  return (
    <TreeName label={name.label} place={place} onToggle={onToggle}>
      <RecordName {...name} />
    </TreeName>
  );
}
