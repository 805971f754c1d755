import { useTranslate } from '@evergreen/react-ui/adapter';
import { Drawer, Skeleton } from 'antd';
import { Suspense, useState } from 'react';

import type { DialogSlotProps } from '../../records/resource/resource-slots.types.ts';
import { departmentMessages as messages } from './department.messages.ts';
import { DepartmentTabs } from './department-tabs.tsx';

/** One department: who is in it, the roles inside it, and what it is granted. */
export function DepartmentCareDialog({ rows: [row], relatedList, onClose }: DialogSlotProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Drawer
      open={isOpen}
      title={t(messages.title(row?.name ?? ''))}
      size="min(1100px, 100vw)"
      closable={{ 'aria-label': t(messages.close) }}
      onClose={() => setIsOpen(false)}
      afterOpenChange={(open) => {
        if (!open) onClose();
      }}
      destroyOnHidden
    >
      {row !== undefined && (
        <Suspense fallback={<Skeleton active />}>
          <DepartmentTabs id={row.id} relatedList={relatedList} />
        </Suspense>
      )}
    </Drawer>
  );
}
