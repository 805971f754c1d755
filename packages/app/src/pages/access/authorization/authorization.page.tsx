import { COMPARE_PERMISSION, GRANT_PERMISSIONS } from '@evergreen/core/contract';
import { createGrantEditor, type GranteeKind } from '@evergreen/core/access/grant-editor';
import {
  useAllowed,
  useCore,
  useFacts,
  useOwnedService,
  useTranslate,
  useMarkedTab,
} from '@evergreen/react-ui/adapter';
import { GrantEditor } from '@evergreen/react-ui/widgets/access/grant-editor';
import { Card, Empty, Tabs } from 'antd';
import { useCallback } from 'react';

import { authorizationMessages as messages } from './authorization.messages.ts';
import { RoleRulesPanel } from './role-rules.tsx';

const kinds: readonly GranteeKind[] = ['role', 'department', 'departmentRole'];

/** What roles, departments and the roles inside departments may do. */
export function AuthorizationPage() {
  const t = useTranslate();
  const allowed = {
    role: useAllowed(GRANT_PERMISSIONS.role),
    department: useAllowed(GRANT_PERMISSIONS.department),
    departmentRole: useAllowed(GRANT_PERMISSIONS.departmentRole),
  };
  const shown = kinds.filter((kind) => allowed[kind] === 'show');
  return (
    <Card>
      {shown.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.nothing)} />
      ) : (
        <Tabs
          aria-label={t(messages.kinds)}
          items={shown.map((kind) => ({ key: kind, label: t(messages[kind]), children: <OwnEditor kind={kind} /> }))}
        />
      )}
    </Card>
  );
}

function OwnEditor({ kind }: { readonly kind: GranteeKind }) {
  const core = useCore();
  const editor = useOwnedService(
    useCallback(() => core.open((given) => createGrantEditor({ ...given, kind })), [core, kind]),
  );
  return editor === null ? null : <MarkedEditor kind={kind} editor={editor} />;
}

function MarkedEditor({ kind, editor }: Parameters<typeof GrantEditor>[0]) {
  const { isDirty, grantee } = useFacts(editor);
  useMarkedTab(isDirty, true);
  const mayCompare = useAllowed(COMPARE_PERMISSION) === 'show';
  return (
    <>
      {kind === 'role' && grantee !== null && mayCompare && <RoleRulesPanel key={grantee.id} roleId={grantee.id} />}
      <GrantEditor kind={kind} editor={editor} />
    </>
  );
}
