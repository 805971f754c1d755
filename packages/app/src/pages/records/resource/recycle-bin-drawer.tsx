import { useTranslate } from '@evergreen/react-ui/adapter';
import { TransientDrawer } from '@evergreen/react-ui/widgets/base/transient-drawer';

import { RecycleBin, type RecycleBinProps } from './recycle-bin.tsx';
import { resourcePageMessages as messages } from './resource.messages.ts';

export interface RecycleBinDrawerProps extends RecycleBinProps {
  /** The drawer has closed and faded out. */
  readonly onGone: () => void;
}

/** The recycle bin over the list that it belongs to. */
export function RecycleBinDrawer({ onGone, ...bin }: RecycleBinDrawerProps) {
  const t = useTranslate();
  return (
    <TransientDrawer title={t(messages.bin(bin.resource.singular))} width={1100} onGone={onGone}>
      <RecycleBin {...bin} />
    </TransientDrawer>
  );
}
