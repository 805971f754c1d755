import type { ResourceSlots } from '../resource/resource-slots.types.ts';
import { VersionComparisonDialog } from './version-comparison-dialog.tsx';
import { ComparedVersions } from './version-comparison.tsx';

/** The details of a line begin with what it changed. */
function WhatChanged({ id }: { readonly id: string }) {
  return <ComparedVersions ids={[id]} />;
}

export const dataLogSlots: ResourceSlots = { dialogs: { compare: VersionComparisonDialog }, summary: WhatChanged };
