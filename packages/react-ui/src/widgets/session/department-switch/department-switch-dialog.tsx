import { DIALOG_WIDTHS } from '@evergreen/core/kernel';
import type { DepartmentSwitchService } from '@evergreen/core/session/department-switch';
import { Button, Modal, Select, Tooltip } from 'antd';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import './department-switch.css';
import { departmentSwitchWidgetMessages as messages } from './department-switch.messages.ts';

export interface DepartmentSwitchDialogProps {
  readonly departments: DepartmentSwitchService;
  /** The dialog has closed and faded out. */
  readonly onGone: () => void;
}

/** 部门切换: one of the person's own departments. Without a choice there is no way out unless it is closable. */
export function DepartmentSwitchDialog({ departments, onGone }: DepartmentSwitchDialogProps) {
  const { status, title, departments: own, chosen, isMissing, isClosable } = useFacts(departments);
  const t = useTranslate();
  const isSubmitting = status === 'submitting';
  const close = () => departments.send({ type: 'dialog.close' });
  return (
    <Modal
      open={status === 'choosing' || isSubmitting}
      title={t(title)}
      width={DIALOG_WIDTHS.departmentSwitch}
      rootClassName="department-switch"
      centered
      destroyOnHidden
      closable={isClosable}
      keyboard={isClosable}
      mask={{ closable: isClosable }}
      onCancel={close}
      afterClose={onGone}
      footer={
        <>
          {isClosable && (
            <Button disabled={isSubmitting} onClick={close}>
              {t(messages.close)}
            </Button>
          )}
          <Button type="primary" loading={isSubmitting} onClick={() => departments.send({ type: 'choice.confirm' })}>
            {t(messages.confirm)}
          </Button>
        </>
      }
    >
      <Tooltip title={t(messages.hint)} trigger={['hover', 'focus']} placement="topLeft">
        <Select<string>
          {...(chosen === null ? {} : { value: chosen })}
          {...(isMissing ? { status: 'error' as const } : {})}
          options={own.map(({ orgCode, departName }) => ({ value: orgCode, label: departName }))}
          placeholder={t(messages.prompt)}
          aria-label={t(messages.prompt)}
          aria-required
          aria-invalid={isMissing}
          disabled={isSubmitting}
          onChange={(orgCode) => departments.send({ type: 'department.choose', orgCode })}
          style={{ width: '100%' }}
        />
      </Tooltip>
    </Modal>
  );
}
