import { memo, useSyncExternalStore } from 'react';

import { useTable } from '../table-context.ts';

/** What would be filled if the pointer were let go now. */
export const FillBox = memo(function FillBox() {
  const { fill } = useTable();
  const box = useSyncExternalStore(fill.subscribe, fill.box);
  return box === null ? null : <div className="table-fill-box" style={box} />;
});
