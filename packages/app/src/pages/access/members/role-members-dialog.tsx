import { useTranslate } from '@evergreen/react-ui/adapter';
import { TransientDrawer } from '@evergreen/react-ui/widgets/base/transient-drawer';

import type { DialogSlotProps } from '../../records/resource/resource-slots.types.ts';
import { MemberList } from './member-list.tsx';
import { memberListMessages as messages } from './members.messages.ts';

/** Who has the role, beside the list of roles. */
export function RoleMembersDialog({ rows: [row], onClose }: DialogSlotProps) {
  const t = useTranslate();
  return (
    <TransientDrawer title={t(messages.title(row?.name ?? ''))} width={840} onGone={onClose}>
      {row !== undefined && <MemberList of={{ kind: 'role', id: row.id }} />}
    </TransientDrawer>
  );
}
