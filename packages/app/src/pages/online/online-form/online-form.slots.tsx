import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';

import type { DialogSlotProps, ResourceSlots } from '../../records/resource/resource-slots.types.ts';
import { DefinitionNote } from '../form-designer/definition-note.tsx';
import { PublishDialog } from './publish-dialog.tsx';

const DesignDialog = lazy(async () => ({ default: (await import('../form-designer/design-dialog.tsx')).DesignDialog }));

/** Fetched when somebody designs a form. */
function LazyDesignDialog(props: DialogSlotProps) {
  return (
    <Suspense fallback={<Skeleton active />}>
      <DesignDialog {...props} />
    </Suspense>
  );
}

export const onlineFormSlots: ResourceSlots = {
  dialogs: { design: LazyDesignDialog, publish: PublishDialog },
  inputs: { draft: DefinitionNote },
};
