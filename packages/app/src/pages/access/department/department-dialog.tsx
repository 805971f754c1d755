import { GRANT_PERMISSIONS } from '@evergreen/core/contract';
import { createGrantEditor, type GrantEditorService } from '@evergreen/core/grant-editor';
import { relatedLinks } from '@evergreen/core/related-records';
import { departmentResource } from '@evergreen/core/resources';
import { useAllowed, useCore, useFacts, useOwnedService, useTranslate } from '@evergreen/react-ui/adapter';
import { GrantEditor } from '@evergreen/react-ui/widgets/access/grant-editor';
import { Drawer, Skeleton, Tabs } from 'antd';
import { Suspense, useCallback, useEffect, useState } from 'react';

import type { DialogSlotProps } from '../../records/resource/resource-slots.types.ts';
import { MemberList } from '../members/member-list.tsx';
import { departmentMessages as messages } from './department.messages.ts';

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

interface DepartmentTabsProps extends Pick<DialogSlotProps, 'relatedList'> {
  readonly id: string;
}

function DepartmentTabs({ id, relatedList: RelatedList }: DepartmentTabsProps) {
  const { permit } = useCore();
  const t = useTranslate();
  const mayGrant = useAllowed(GRANT_PERMISSIONS.department) === 'show';
  const roles = relatedLinks(departmentResource, permit).find(({ key }) => key === 'departmentRole');
  return (
    <Tabs
      items={[
        { key: 'members', label: t(messages.members), children: <MemberList of={{ kind: 'department', id }} /> },
        ...(roles === undefined
          ? []
          : [{ key: 'roles', label: t(roles.label), children: <RelatedList link={roles} id={id} /> }]),
        ...(mayGrant ? [{ key: 'rights', label: t(messages.rights), children: <DepartmentRights id={id} /> }] : []),
      ]}
    />
  );
}

function DepartmentRights({ id }: { readonly id: string }) {
  const core = useCore();
  const editor = useOwnedService(
    useCallback(() => core.open((given) => createGrantEditor({ ...given, kind: 'department' })), [core]),
  );
  return editor === null ? <Skeleton active /> : <OwnRights editor={editor} id={id} />;
}

function OwnRights({ editor, id }: { readonly editor: GrantEditorService; readonly id: string }) {
  const { status } = useFacts(editor);
  useEffect(() => {
    if (status === 'choosing') editor.send({ type: 'grantee.choose', id });
  }, [editor, status, id]);
  return <GrantEditor editor={editor} kind="department" isAlone />;
}
