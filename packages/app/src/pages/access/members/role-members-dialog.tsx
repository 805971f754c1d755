import { useTranslate } from '@evergreen/react-ui/adapter';
import { Drawer } from 'antd';
import { useState } from 'react';

import type { DialogSlotProps } from '../../records/resource/resource-slots.types.ts';
import { MemberList } from './member-list.tsx';
import { memberListMessages as messages } from './members.messages.ts';

/** Who has the role, beside the list of roles. */
export function RoleMembersDialog({ rows: [row], onClose }: DialogSlotProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Drawer
      open={isOpen}
      title={t(messages.title(row?.name ?? ''))}
      size="min(840px, 100vw)"
      closable={{ 'aria-label': t(messages.close) }}
      onClose={() => setIsOpen(false)}
      afterOpenChange={(open) => {
        if (!open) onClose();
      }}
      destroyOnHidden
    >
      {row !== undefined && <MemberList of={{ kind: 'role', id: row.id }} />}
    </Drawer>
  );
}
