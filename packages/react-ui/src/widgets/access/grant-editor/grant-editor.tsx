import type { GrantEditorService, GranteeKind } from '@evergreen/core/grant-editor';
import { Alert, Button, Empty, Modal, Spin } from 'antd';

import { useFacts, useText } from '../../../adapter/index.ts';
import './grant-editor.css';
import { grantEditorMessages as messages } from './grant-editor.messages.ts';
import { GrantTree } from './grant-tree.tsx';
import { GranteeList } from './grantee-list.tsx';

export interface GrantEditorProps {
  readonly editor: GrantEditorService;
  readonly kind: GranteeKind;
}

/** Whoever is granted something on one side, what they are granted as a tree on the other. */
export function GrantEditor({ editor, kind }: GrantEditorProps) {
  const { status, grantees, grantee, drafted } = useFacts(editor);
  const say = useText();
  if (status === 'loadingGrantees') return <Spin className="grant-editor-wait" description={say(messages.loading)} />;
  if (status === 'failed') return <Failure editor={editor} />;
  return (
    <div className="grant-editor">
      <GranteeList
        label={say(messages[kind])}
        grantees={grantees}
        chosen={grantee}
        onChoose={(id) => editor.send({ type: 'grantee.choose', id })}
      />
      <section
        className="grant-editor-grants"
        aria-label={grantee === null ? say(messages.choose) : say(messages.tree(grantee.name))}
      >
        {status === 'choosing' && drafted.length > 0 && (
          <Alert type="info" showIcon title={say(messages.drafted(drafted.map(({ name }) => name).join('、')))} />
        )}
        {status === 'choosing' && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={say(messages.choose)} />}
        {status === 'loadingGrants' && <Spin className="grant-editor-wait" description={say(messages.loading)} />}
        {status === 'grantsFailed' && <Failure editor={editor} />}
        {(status === 'editing' || status === 'confirming' || status === 'saving') && <GrantTree editor={editor} />}
      </section>
      <LeaveQuestion editor={editor} />
    </div>
  );
}

function Failure({ editor }: Pick<GrantEditorProps, 'editor'>) {
  const { failure } = useFacts(editor);
  const say = useText();
  return (
    <Alert
      type="error"
      showIcon
      title={say(messages.failed)}
      {...(failure === null ? {} : { description: say(failure) })}
      action={<Button onClick={() => editor.send({ type: 'load.retry' })}>{say(messages.retry)}</Button>}
    />
  );
}

function LeaveQuestion({ editor }: Pick<GrantEditorProps, 'editor'>) {
  const { status } = useFacts(editor);
  const say = useText();
  return (
    <Modal
      open={status === 'confirming'}
      title={say(messages.leaveTitle)}
      okText={say(messages.leave)}
      okButtonProps={{ danger: true }}
      cancelText={say(messages.stay)}
      onOk={() => editor.send({ type: 'leave.confirm' })}
      onCancel={() => editor.send({ type: 'leave.cancel' })}
      centered
      width={420}
    >
      {say(messages.leaveQuestion)}
    </Modal>
  );
}
