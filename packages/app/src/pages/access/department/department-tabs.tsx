import { GRANT_PERMISSIONS } from '@evergreen/core/contract';
import { createGrantEditor, type GrantEditorService } from '@evergreen/core/access/grant-editor';
import { relatedLinks } from '@evergreen/core/records/list';
import { departmentResource } from '@evergreen/core/resources';
import { useAllowed, useCore, useFacts, useOwnedService, useTranslate } from '@evergreen/react-ui/adapter';
import { GrantEditor } from '@evergreen/react-ui/widgets/access/grant-editor';
import { Skeleton, Tabs } from 'antd';
import { useCallback, useEffect, type ReactNode } from 'react';

import type { BesideSlotProps } from '../../records/resource/resource-slots.types.ts';
import { MemberList } from '../members/member-list.tsx';
import { departmentMessages as messages } from './department.messages.ts';

export interface DepartmentTabsProps extends Omit<BesideSlotProps, 'content'> {
  /** What the department itself holds, as the first tab; left out where that is shown elsewhere. */
  readonly content?: ReactNode;
}

/** Who is in a department, the roles inside it, and what it is granted. The tab stays when another one is chosen. */
export function DepartmentTabs({ id, content, relatedList: RelatedList }: DepartmentTabsProps) {
  const { permit } = useCore();
  const t = useTranslate();
  const mayGrant = useAllowed(GRANT_PERMISSIONS.department) === 'show';
  const roles = relatedLinks(departmentResource, permit).find(({ key }) => key === 'departmentRole');
  return (
    <Tabs
      destroyOnHidden
      items={[
        ...(content === undefined ? [] : [{ key: 'content', label: t(messages.content), children: content }]),
        {
          key: 'members',
          label: t(messages.members),
          children: <MemberList key={id} of={{ kind: 'department', id }} />,
        },
        ...(roles === undefined
          ? []
          : [{ key: 'roles', label: t(roles.label), children: <RelatedList key={id} link={roles} id={id} /> }]),
        ...(mayGrant
          ? [{ key: 'rights', label: t(messages.rights), children: <DepartmentRights key={id} id={id} /> }]
          : []),
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
