import type { ResourceSlots } from '../../records/resource/resource-slots.types.ts';
import { TemplateTestDialog } from './template-test-dialog.tsx';

export const messageTemplateSlots: ResourceSlots = { dialogs: { sendTest: TemplateTestDialog } };
