import type { GrantEditorService, GrantEditorStatus, GranteeKind } from '@evergreen/core/access/grant-editor';
import { listed } from '@evergreen/core/kernel';
import { Alert, Empty, Modal, Spin } from 'antd';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { LoadFailure } from '../../base/load-failure/index.ts';
import './grant-editor.css';
import { grantEditorWidgetMessages as messages } from './grant-editor.messages.ts';
import { LossQuestion } from './loss-question.tsx';
import { GrantTreeView } from './grant-tree.tsx';
import { GranteeList } from './grantee-list.tsx';

const WITH_TREE: ReadonlySet<GrantEditorStatus> = new Set([
  'editing',
  'confirming',
  'askingLosses',
  'confirmingLosses',
  'saving',
]);

export interface GrantEditorProps {
  readonly editor: GrantEditorService;
  readonly kind: GranteeKind;
  /** Whose grants they are is chosen elsewhere: the list is left out. */
  readonly isAlone?: boolean;
}

/** Whoever is granted something on one side, what they are granted as a tree on the other. */
export function GrantEditor({ editor, kind, isAlone = false }: GrantEditorProps) {
  const { status, grantees, grantee, drafted } = useFacts(editor);
  const t = useTranslate();
  if (status === 'loadingGrantees') return <Spin className="grant-editor-wait" description={t(messages.loading)} />;
  if (status === 'failed') return <Failure editor={editor} />;
  return (
    <div className={isAlone ? 'grant-editor grant-editor-alone' : 'grant-editor'}>
      {!isAlone && (
        <GranteeList
          label={t(messages[kind])}
          grantees={grantees}
          chosen={grantee}
          onChoose={(id) => editor.send({ type: 'grantee.choose', id })}
        />
      )}
      <section
        className="grant-editor-grants"
        aria-label={grantee === null ? t(messages.choose) : t(messages.tree(grantee.name))}
      >
        {status === 'choosing' && drafted.length > 0 && (
          <Alert type="info" showIcon title={t(messages.drafted(t(listed(drafted.map(({ name }) => name)))))} />
        )}
        {status === 'choosing' && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.choose)} />}
        {status === 'loadingGrants' && <Spin className="grant-editor-wait" description={t(messages.loading)} />}
        {status === 'grantsFailed' && <Failure editor={editor} />}
        {WITH_TREE.has(status) && <GrantTreeView editor={editor} />}
      </section>
      <LeaveQuestion editor={editor} />
      <LossQuestion editor={editor} />
    </div>
  );
}

function Failure({ editor }: Pick<GrantEditorProps, 'editor'>) {
  const { failure } = useFacts(editor);
  const t = useTranslate();
  return (
    <LoadFailure
      title={t(messages.failed)}
      description={failure === null ? null : t(failure)}
      onRetry={() => editor.send({ type: 'load.retry' })}
    />
  );
}

function LeaveQuestion({ editor }: Pick<GrantEditorProps, 'editor'>) {
  const { status } = useFacts(editor);
  const t = useTranslate();
  return (
    <Modal
      open={status === 'confirming'}
      title={t(messages.leaveTitle)}
      okText={t(messages.leave)}
      okButtonProps={{ danger: true }}
      cancelText={t(messages.stay)}
      onOk={() => editor.send({ type: 'leave.confirm' })}
      onCancel={() => editor.send({ type: 'leave.cancel' })}
      centered
      width={420}
    >
      {t(messages.leaveQuestion)}
    </Modal>
  );
}
