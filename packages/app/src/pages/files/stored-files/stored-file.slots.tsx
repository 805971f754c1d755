import type { ResourceSlots } from '../../records/resource/resource-slots.types.ts';
import { FileAddressDialog } from './file-address-dialog.tsx';
import { FileUploadDialog } from './file-upload-dialog.tsx';

export const storedFileSlots: ResourceSlots = { dialogs: { upload: FileUploadDialog, address: FileAddressDialog } };
