import { useTranslate } from '@evergreen/react-ui/adapter';
import { Drawer } from 'antd';
import { useState } from 'react';

import { RecycleBin, type RecycleBinProps } from './recycle-bin.tsx';
import { resourcePageMessages as messages } from './resource.messages.ts';

export interface RecycleBinDrawerProps extends RecycleBinProps {
  /** The drawer has closed and faded out. */
  readonly onGone: () => void;
}

/** The recycle bin over the list that it belongs to. */
export function RecycleBinDrawer({ onGone, ...bin }: RecycleBinDrawerProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Drawer
      open={isOpen}
      title={t(messages.bin(bin.resource.singular))}
      size="min(1100px, 100vw)"
      onClose={() => setIsOpen(false)}
      afterOpenChange={(open) => {
        if (!open) onGone();
      }}
      destroyOnHidden
    >
      <RecycleBin {...bin} />
    </Drawer>
  );
}
