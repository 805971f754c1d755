import type { ResourceSlots } from '../../records/resource/resource-slots.types.ts';
import { DepartmentCareDialog } from './department-dialog.tsx';
import { DepartmentTabs } from './department-tabs.tsx';

export const departmentSlots: ResourceSlots = {
  dialogs: { members: DepartmentCareDialog },
  beside: DepartmentTabs,
};
