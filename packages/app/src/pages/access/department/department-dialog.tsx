import { useTranslate } from '@evergreen/react-ui/adapter';
import { TransientDrawer } from '@evergreen/react-ui/widgets/base/transient-drawer';
import { Skeleton } from 'antd';
import { Suspense } from 'react';

import type { DialogSlotProps } from '../../records/resource/resource-slots.types.ts';
import { departmentMessages as messages } from './department.messages.ts';
import { DepartmentTabs } from './department-tabs.tsx';

/** One department: who is in it, the roles inside it, and what it is granted. */
export function DepartmentCareDialog({ rows: [row], relatedList, onClose }: DialogSlotProps) {
  const t = useTranslate();
  return (
    <TransientDrawer title={t(messages.title(row?.name ?? ''))} width={1100} onGone={onClose}>
      {row !== undefined && (
        <Suspense fallback={<Skeleton active />}>
          <DepartmentTabs id={row.id} relatedList={relatedList} />
        </Suspense>
      )}
    </TransientDrawer>
  );
}
