import type { ResourceSlots } from '../../records/resource/resource-slots.types.ts';
import { RoleMembersDialog } from '../members/role-members-dialog.tsx';
import { RoleCompareDialog } from './role-compare-dialog.tsx';
import { RolePreviewDialog } from './role-preview-dialog.tsx';

export const roleSlots: ResourceSlots = {
  dialogs: { members: RoleMembersDialog, preview: RolePreviewDialog, compare: RoleCompareDialog },
};
