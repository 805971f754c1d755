import { GRANT_PERMISSIONS } from '@evergreen/core/contract';
import { createFormPublish, type FormPublishService } from '@evergreen/core/online/stored-form';
import { useAllowed, useCore, useEmitted, useFacts, useOwnedService, useTranslate } from '@evergreen/react-ui/adapter';
import { RolePicker } from '@evergreen/react-ui/widgets/access/role-picker';
import { LoadFailure } from '@evergreen/react-ui/widgets/base/load-failure';
import { Alert, Form, Input, Modal, Skeleton, Tag } from 'antd';
import { useCallback } from 'react';

import type { DialogSlotProps } from '../../records/resource/resource-slots.types.ts';
import { publishMessages as messages } from './publish.messages.ts';
import './publish-dialog.css';

const KIND_COLOURS = { free: 'default', add: 'green', hide: 'orange', restore: 'blue', refuse: 'red' } as const;
const NOTE = 'form-publish-note';
const LONGEST_NOTE = 200;
/** Roles of each kind: together as many as the call takes. */
const MOST_ROLES = 25;

/** Says what publishing a draft does before it is done; that plan and no other one is carried out. */
export function PublishDialog(props: DialogSlotProps) {
  const core = useCore();
  const [row] = props.rows;
  const id = row?.id ?? '';
  const publish = useOwnedService(
    useCallback(() => core.open(({ client, clock }) => createFormPublish({ client, clock, id })), [core, id]),
  );
  return publish === null ? null : <Publish {...props} id={id} publish={publish} />;
}

interface PublishProps extends DialogSlotProps {
  readonly id: string;
  readonly publish: FormPublishService;
}

function Publish({ label, rows, onDone, onClose, id, publish }: PublishProps) {
  const { auth } = useCore();
  const { canPublish, isPublishing, note } = useFacts(publish);
  const t = useTranslate();
  const mayGrant = useAllowed(GRANT_PERMISSIONS.role) === 'show';
  useEmitted(publish, () => {
    // Who publishes has its entry in the menu and its rights at once.
    auth.send({ type: 'menu.refresh' });
    onDone([id]);
  });
  return (
    <Modal
      open
      title={t(messages.title(label, rows[0]?.name ?? ''))}
      okText={t(label)}
      okButtonProps={{ disabled: !canPublish }}
      cancelText={t(messages.cancel)}
      closable={{ 'aria-label': t(messages.cancel) }}
      confirmLoading={isPublishing}
      onOk={() => publish.send({ type: 'form.publish' })}
      onCancel={onClose}
    >
      <Plan publish={publish} />
      <Form layout="vertical" component="div">
        {mayGrant && <Roles publish={publish} />}
        <Form.Item label={t(messages.note)} htmlFor={NOTE} extra={t(mayGrant ? messages.menu : messages.rights)}>
          <Input
            id={NOTE}
            value={note}
            maxLength={LONGEST_NOTE}
            autoComplete="off"
            onChange={({ target }) => publish.send({ type: 'note.change', note: target.value })}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** Who gets rights by publishing; what they have already stays. */
function Roles({ publish }: { readonly publish: FormPublishService }) {
  const { roles, isPublishing } = useFacts(publish);
  const t = useTranslate();
  return (['view', 'all'] as const).map((rights) => (
    <Form.Item key={rights} label={t(messages.roles[rights])} htmlFor={`form-publish-${rights}`}>
      <RolePicker
        id={`form-publish-${rights}`}
        value={roles[rights]}
        maximum={MOST_ROLES}
        isDisabled={isPublishing}
        onChange={(chosen) => publish.send({ type: 'roles.change', rights, roles: chosen })}
      />
    </Form.Item>
  ));
}

function Plan({ publish }: { readonly publish: FormPublishService }) {
  const { plan, failure, refusal } = useFacts(publish);
  const t = useTranslate();
  if (failure !== null) return <LoadFailure title={t(failure)} onRetry={() => publish.send({ type: 'plan.check' })} />;
  if (plan === null) return <Skeleton active />;
  return (
    <>
      {refusal !== null && <Alert type="error" showIcon title={t(refusal)} />}
      <p>{t(messages.version(plan.version))}</p>
      <ul className="form-plan">
        {plan.items.map(({ kind, text }) => (
          <li key={text}>
            <Tag color={KIND_COLOURS[kind]}>{t(messages.kinds[kind])}</Tag>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
