import type { ResourceSlots } from '../../records/resource/resource-slots.types.ts';
import { DepartmentCareDialog } from './department-dialog.tsx';

export const departmentSlots: ResourceSlots = { dialogs: { members: DepartmentCareDialog } };
