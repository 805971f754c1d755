import { ExclamationCircleFilled } from '@ant-design/icons';
import type { ActionConfirmation, RecordActionsService } from '@evergreen/core/records/actions';
import { Form, Modal, Space } from 'antd';
import { useRef, useState } from 'react';

import { useFacts, useRefusalFocus, useTranslate } from '../../../adapter/index.ts';
import { createLate } from '../../base/late/index.ts';
import { ActionWeightList } from './action-weight-list.tsx';
import { questionInputId } from './question-input-id.ts';
import { recordActionsWidgetMessages as messages } from './record-actions.messages.ts';

/** The inputs of every kind of field come with the form of a record, or with the first question. */
const LateQuestion = createLate(async () => (await import('./action-question.tsx')).ActionQuestion);

/** Names what is done to which records, and asks what the action needs to know. */
export function ActionDialog({ actions }: { readonly actions: RecordActionsService }) {
  const { confirmation } = useFacts(actions);
  const t = useTranslate();
  // The question keeps its words while the dialog fades out.
  const [shown, setShown] = useState<ActionConfirmation | null>(null);
  if (confirmation !== null && confirmation !== shown) setShown(confirmation);
  useRefusalFocus(actions, questionInputId);
  // A drawer below keeps the focus until the dialog is open, and takes it from the question that had it.
  const isSettled = useRef(false);
  const settle = (isOpen: boolean) => {
    isSettled.current = isOpen;
    const [first] = shown?.questions ?? [];
    if (isOpen && first !== undefined) document.getElementById(questionInputId(first.key))?.focus();
  };
  const confirm = () => actions.send({ type: 'action.confirm' });
  const hasQuestions = (shown?.questions.length ?? 0) > 0;
  return (
    <Modal
      open={confirmation !== null}
      title={
        shown === null ? null : (
          <Space>
            {shown.isDanger && <ExclamationCircleFilled aria-hidden style={{ color: 'var(--ant-color-warning)' }} />}
            {t(shown.title)}
          </Space>
        )
      }
      okText={shown === null ? null : t(shown.label)}
      cancelText={t(messages.cancel)}
      okButtonProps={{ danger: shown?.isDanger === true, disabled: shown?.isReady === false }}
      cancelButtonProps={{ autoFocus: !hasQuestions }}
      onOk={confirm}
      onCancel={() => actions.send({ type: 'action.cancel' })}
      afterOpenChange={settle}
      destroyOnHidden
      centered
      width={420}
    >
      {shown === null ? null : (
        <>
          {shown.text !== null && (shown.isSecond ? <p role="alert">{t(shown.text)}</p> : <p>{t(shown.text)}</p>)}
          {shown.figures.length > 0 && (
            <dl className="record-action-figures">
              {shown.figures.map(({ label, value }) => (
                <div key={t(label)}>
                  <dt>{t(label)}</dt>
                  <dd>{t(value)}</dd>
                </div>
              ))}
            </dl>
          )}
          {shown.names.length > 0 && (
            <ul className="record-action-names">
              {shown.names.map((name) => (
                <li key={name}>{name}</li>
              ))}
              {shown.names.length < shown.count && <li>{t(messages.notListed(shown.count - shown.names.length))}</li>}
            </ul>
          )}
          {shown.weights !== null && <ActionWeightList weights={shown.weights} />}
          {hasQuestions && (
            <Form
              layout="vertical"
              component="form"
              onFinish={confirm}
              onKeyDown={({ key, ctrlKey, metaKey }) => {
                if (key === 'Enter' && (ctrlKey || metaKey)) confirm();
              }}
            >
              {shown.questions.map((question, index) => (
                <LateQuestion
                  key={question.key}
                  question={question}
                  isFirst={index === 0}
                  onChange={(value, text) =>
                    actions.send({
                      type: 'answer.change',
                      key: question.key,
                      value,
                      ...(text === undefined ? {} : { text }),
                    })
                  }
                  onLeave={() => {
                    if (isSettled.current) actions.send({ type: 'answer.leave', key: question.key });
                  }}
                />
              ))}
            </Form>
          )}
        </>
      )}
    </Modal>
  );
}
