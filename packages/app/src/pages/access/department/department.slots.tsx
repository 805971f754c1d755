import type { ResourceSlots } from '../../records/resource/resource-slots.types.ts';
import { DepartmentDialog } from './department-dialog.tsx';

export const departmentSlots: ResourceSlots = { dialogs: { members: DepartmentDialog } };
