import type { ResourceSlots } from '../../records/resource/resource-slots.types.ts';
import { UserSessionsDialog } from './user-sessions-dialog.tsx';

export const userSlots: ResourceSlots = { dialogs: { sessions: UserSessionsDialog } };
