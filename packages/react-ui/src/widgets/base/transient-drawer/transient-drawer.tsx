import { Drawer } from 'antd';
import { useState, type ReactNode } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { transientDrawerMessages as messages } from './transient-drawer.messages.ts';

export interface TransientDrawerProps {
  readonly title: string;
  /** CSS width; a phone's whole width at most. */
  readonly width: 760 | 840 | 1100;
  readonly children: ReactNode;
  /** The drawer has closed and faded out: its owner takes it away. */
  readonly onGone: () => void;
}

/**
 * A drawer that is open from the beginning and tells its owner when it is gone. Not with antd's `destroyOnHidden`: a drawer that is closed
 * while it still slides in would vanish without telling, and its owner would go on believing that it is open.
 */
export function TransientDrawer({ title, width, children, onGone }: TransientDrawerProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Drawer
      open={isOpen}
      title={title}
      size={`min(${width}px, 100vw)`}
      closable={{ 'aria-label': t(messages.close) }}
      onClose={() => setIsOpen(false)}
      afterOpenChange={(open) => {
        if (!open) onGone();
      }}
    >
      {children}
    </Drawer>
  );
}
