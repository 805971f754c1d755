import type { ResourceSlots } from '../../records/resource/resource-slots.types.ts';
import { PublishDialog } from './publish-dialog.tsx';

export const onlineFormSlots: ResourceSlots = { dialogs: { publish: PublishDialog } };
