import { listed } from '@evergreen/core/kernel';
import { resourceEntriesUnder } from '@evergreen/core/resources';
import { createRolePreview, type RolePreviewService } from '@evergreen/core/access/role-comparison';
import { useCore, useFacts, useOwnedService, useTranslate } from '@evergreen/react-ui/adapter';
import { Alert } from 'antd';
import { useCallback } from 'react';

import { singularOf } from '../singular-of.ts';
import { authorizationMessages as messages } from './authorization.messages.ts';

/** Which data rules limit the rows of the role whose permissions are set. */
export function RoleRulesPanel({ roleId }: { readonly roleId: string }) {
  const core = useCore();
  const preview = useOwnedService(
    useCallback(
      () => core.open(({ client, clock }) => createRolePreview({ client, clock, role: roleId })),
      [core, roleId],
    ),
  );
  return preview === null ? null : <ReadRules preview={preview} />;
}

function ReadRules({ preview }: { readonly preview: RolePreviewService }) {
  const { rights } = useFacts(preview);
  const t = useTranslate();
  if (rights === null || rights.rules.length === 0) return null;
  const limited = new Set(rights.rules.map(({ resource }) => resource));
  const under = new Set([...limited].flatMap(resourceEntriesUnder).map(({ singular }) => t(singular)));
  return (
    <Alert
      style={{ marginBottom: 16 }}
      type="info"
      showIcon
      title={t(
        messages.rules(
          t(
            listed(
              rights.rules.map(({ ruleName, resource, sentence }) =>
                sentence === '' ? ruleName : t(messages.limit(t(singularOf(resource)), sentence)),
              ),
            ),
          ),
        ),
      )}
      {...(under.size === 0 ? {} : { description: t(messages.rulesBelow(t(listed([...under])))) })}
    />
  );
}
