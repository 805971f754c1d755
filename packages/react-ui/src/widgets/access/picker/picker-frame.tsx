import type { LocalizedText } from '@evergreen/core/kernel';
import { Modal, type ModalProps } from 'antd';
import type { ReactNode } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { LoadFailure } from '../../base/load-failure/index.ts';
import { pickerMessages as messages } from './picker.messages.ts';

export interface PickerFrameProps extends Pick<
  ModalProps,
  'title' | 'width' | 'className' | 'rootClassName' | 'centered'
> {
  readonly isOpen: boolean;
  readonly failure: LocalizedText | null;
  readonly send: (event: { readonly type: 'picker.accept' | 'picker.cancel' | 'list.refresh' }) => void;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** The dialog around what is chosen from: a failure with its way out, 确定 and 取消. */
export function PickerFrame({ isOpen, failure, send, onClosed, children, ...rest }: PickerFrameProps) {
  const t = useTranslate();
  return (
    <Modal
      centered
      {...rest}
      open={isOpen}
      destroyOnHidden
      mask={{ closable: false }}
      closable={{ 'aria-label': t(messages.close) }}
      okText={t(messages.confirm)}
      cancelText={t(messages.cancel)}
      onOk={() => send({ type: 'picker.accept' })}
      onCancel={() => send({ type: 'picker.cancel' })}
      afterClose={onClosed}
    >
      {failure !== null && <LoadFailure title={t(failure)} onRetry={() => send({ type: 'list.refresh' })} />}
      {children}
    </Modal>
  );
}
