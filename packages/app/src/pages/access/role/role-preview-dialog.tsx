import {
  createRolePreview,
  type PreviewedEntry,
  type RolePreviewService,
} from '@evergreen/core/access/role-comparison';
import { useCore, useFacts, useOwnedService, useTranslate } from '@evergreen/react-ui/adapter';
import { LoadFailure } from '@evergreen/react-ui/widgets/base/load-failure';
import { TransientDrawer } from '@evergreen/react-ui/widgets/base/transient-drawer';
import { Alert, Skeleton, Tag } from 'antd';
import { useCallback } from 'react';

import { singularOf } from '../singular-of.ts';
import type { DialogSlotProps } from '../../records/resource/resource-slots.types.ts';
import './role.css';
import { roleMessages as messages } from './role.messages.ts';

/** The menu and the buttons as somebody sees them who has the role alone. */
export function RolePreviewDialog({ rows: [row], onClose }: DialogSlotProps) {
  const core = useCore();
  const t = useTranslate();
  const role = row?.id ?? '';
  const preview = useOwnedService(
    useCallback(() => core.open(({ client, clock }) => createRolePreview({ client, clock, role })), [core, role]),
  );
  return (
    <TransientDrawer title={t(messages.preview(row?.name ?? ''))} width={760} onGone={onClose}>
      {preview === null ? <Skeleton active /> : <Preview preview={preview} />}
    </TransientDrawer>
  );
}

function Preview({ preview }: { readonly preview: RolePreviewService }) {
  const { failure, rights, menu } = useFacts(preview);
  const t = useTranslate();
  if (failure !== null)
    return (
      <LoadFailure
        title={t(messages.failed)}
        description={t(failure)}
        onRetry={() => preview.send({ type: 'load.retry' })}
      />
    );
  if (rights === null) return <Skeleton active />;
  return (
    <div className="role-preview">
      <p>{t(rights.isAdministrator ? messages.administrator : messages.previewContent)}</p>
      {menu.length === 0 && <Alert type="info" showIcon title={t(messages.empty)} />}
      <Entries entries={menu} />
      <h3>{t(messages.rules)}</h3>
      {rights.rules.length === 0 ? (
        <p>{t(messages.noRules)}</p>
      ) : (
        <ul>
          {rights.rules.map(({ id, ruleName, resource, sentence }) => (
            <li key={id}>
              {sentence === '' ? ruleName : t(messages.limit(t(singularOf(resource)), sentence, ruleName))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Entries({ entries }: { readonly entries: readonly PreviewedEntry[] }) {
  const t = useTranslate();
  if (entries.length === 0) return null;
  return (
    <ul>
      {entries.map(({ key, title, isHidden, buttons, children }) => (
        <li key={key}>
          <div className="role-preview-entry">
            <span>{title}</span>
            {isHidden && <Tag>{t(messages.notInMenu)}</Tag>}
            <span className="role-preview-buttons">
              {buttons.map((button) => (
                <Tag
                  key={button.key}
                  {...(button.isHeld ? { color: 'success' } : { className: 'role-preview-withheld' })}
                  title={button.code}
                  aria-label={`${button.title} ${t(button.isHeld ? messages.granted : messages.withheld)}`}
                >
                  {button.title}
                </Tag>
              ))}
            </span>
          </div>
          <Entries entries={children} />
        </li>
      ))}
    </ul>
  );
}
