import { resourceEntry, type Resource } from '@evergreen/core/resources';
import type { TreeMoveService } from '@evergreen/core/records/tree';
import { Form, Modal } from 'antd';
import { useId } from 'react';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { ResourceTreeChoice } from '../tree-select/index.ts';
import { treeMoveWidgetMessages as messages } from './tree-move.messages.ts';

export interface TreeMoveDialogProps {
  /** Its rows stand below each other. */
  readonly resource: Resource;
  readonly move: TreeMoveService;
}

/** Asks below which row another one is put. */
export function TreeMoveDialog({ resource, move }: TreeMoveDialogProps) {
  const { status, row, target, failure } = useFacts(move);
  const t = useTranslate();
  const id = useId();
  const field = resource.fields[resource.tree?.parent ?? ''];
  const tree = resourceEntry(resource.name)?.tree;
  if (field?.type !== 'reference' || tree === undefined || row === null) return null;
  const isMoving = status === 'moving';
  return (
    <Modal
      open
      title={t(messages.title(row.name))}
      okText={t(messages.move)}
      cancelText={t(messages.cancel)}
      confirmLoading={isMoving}
      onOk={() => move.send({ type: 'move.confirm' })}
      onCancel={() => move.send({ type: 'move.cancel' })}
      centered
      width={460}
    >
      <Form layout="vertical" component="div">
        <Form.Item
          label={t(messages.below)}
          htmlFor={id}
          extra={<span id={`${id}-hint`}>{t(messages.hint)}</span>}
          {...(failure === null
            ? {}
            : {
                validateStatus: 'error' as const,
                help: (
                  <span id={`${id}-error`} role="alert">
                    {t(failure)}
                  </span>
                ),
              })}
        >
          <ResourceTreeChoice
            id={id}
            field={field}
            tree={tree}
            value={target.id}
            {...(target.name === '' ? {} : { valueText: target.name })}
            placeholder={t(messages.hint)}
            isDisabled={isMoving}
            isWrong={failure !== null}
            autoFocus
            aria-describedby={failure === null ? `${id}-hint` : `${id}-error ${id}-hint`}
            onChange={(value, text) => move.send({ type: 'target.choose', target: { id: value, name: text ?? '' } })}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
