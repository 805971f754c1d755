import { LockOutlined } from '@ant-design/icons';
import type { PickerService } from '@evergreen/core/access/picker';
import { Button, Modal, Tag } from 'antd';
import type { ReactNode } from 'react';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { LoadFailure } from '../../base/load-failure/index.ts';
import { Lock } from './lock.tsx';
import './picker-dialog.css';
import { pickerMessages as messages } from './picker.messages.ts';

export interface PickerFrameProps<Row> {
  readonly picker: PickerService<Row>;
  readonly title: string;
  /** Pixels; a phone has less. */
  readonly width: number;
  /** What is chosen is listed by the content itself. */
  readonly hasOwnList?: boolean;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** The dialog of every picker: a failure with its way out, what is chosen, 确定 and 取消 around what is chosen from. */
export function PickerDialog<Row>(props: PickerFrameProps<Row>) {
  const { picker, title, width, hasOwnList = false, onClosed, children } = props;
  const { isOpen, failure } = useFacts(picker);
  const t = useTranslate();
  return (
    <Modal
      open={isOpen}
      title={title}
      width={width}
      className="picker-dialog"
      centered
      destroyOnHidden
      mask={{ closable: false }}
      closable={{ 'aria-label': t(messages.close) }}
      okText={t(messages.confirm)}
      cancelText={t(messages.cancel)}
      onOk={() => picker.send({ type: 'picker.accept' })}
      onCancel={() => picker.send({ type: 'picker.cancel' })}
      afterClose={onClosed}
    >
      {failure !== null && <LoadFailure title={t(failure)} onRetry={() => picker.send({ type: 'list.refresh' })} />}
      {picker.lockReason !== null && (
        <p className="picker-locked">
          <LockOutlined aria-hidden /> {t(messages.locked(picker.lockReason))}
        </p>
      )}
      {children}
      {!hasOwnList && <Chosen picker={picker} />}
    </Modal>
  );
}

function Chosen<Row>({ picker }: { readonly picker: PickerService<Row> }) {
  const { chosen, isFull, maximum } = useFacts(picker);
  const t = useTranslate();
  return (
    <div className="picker-chosen">
      <div className="picker-chosen-head">
        <output>
          {t(messages.chosen(chosen.length))}
          {isFull && <span className="picker-chosen-full">{t(messages.full(maximum))}</span>}
        </output>
        {chosen.some(({ value }) => !picker.isLocked(value)) && (
          <Button type="link" size="small" onClick={() => picker.send({ type: 'selection.clear' })}>
            {t(messages.clear)}
          </Button>
        )}
      </div>
      {chosen.length > 0 && (
        <ul>
          {chosen.map((item) => (
            <li key={`${typeof item.value} ${String(item.value)}`}>
              <Tag
                closable={picker.isLocked(item.value) ? false : { 'aria-label': t(messages.remove(item.text)) }}
                icon={picker.isLocked(item.value) ? <Lock picker={picker} /> : undefined}
                onClose={(event) => {
                  event.preventDefault();
                  picker.send({ type: 'item.toggle', item });
                }}
              >
                {item.text}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
