import type { GrantEditorService, GrantHolderKind } from '@evergreen/core/grant-editor';
import { Alert, Button, Empty, Modal, Spin } from 'antd';

import { useFacts, useText } from '../../../adapter/index.ts';
import './grant-editor.css';
import { grantEditorMessages as messages } from './grant-editor.messages.ts';
import { GrantTree } from './grant-tree.tsx';
import { HolderList } from './grantee-list.tsx';

export interface GrantEditorProps {
  readonly editor: GrantEditorService;
  readonly kind: GrantHolderKind;
}

/** Whoever is granted something on one side, what they are granted as a tree on the other. */
export function GrantEditor({ editor, kind }: GrantEditorProps) {
  const { status, holders, holder, drafted } = useFacts(editor);
  const say = useText();
  if (status === 'loadingHolders') return <Spin className="grant-editor-wait" description={say(messages.loading)} />;
  if (status === 'failed') return <Failure editor={editor} />;
  return (
    <div className="grant-editor">
      <HolderList
        label={say(messages[kind])}
        holders={holders}
        chosen={holder}
        onChoose={(id) => editor.send({ type: 'holder.choose', id })}
      />
      <section
        className="grant-editor-grants"
        aria-label={holder === null ? say(messages.choose) : say(messages.tree(holder.name))}
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
