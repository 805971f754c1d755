import type { ResourceSlots } from '../resource/resource-slots.types.ts';
import { VersionComparisonDialog } from './version-comparison-dialog.tsx';

export const dataLogSlots: ResourceSlots = { dialogs: { compare: VersionComparisonDialog } };
