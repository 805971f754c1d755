import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { Resource, ResourceRow } from '@evergreen/core/resources';
import { DIALOG_WIDTHS } from '@evergreen/core/kernel';
import type { RecordPlace } from '@evergreen/core/records/list';
import type { RecordFormService } from '@evergreen/core/records/form';
import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';

import { PHONE, useFacts, useMedia, useTranslate } from '../../../adapter/index.ts';
import { RecordContent, RecordStates, type RecordContentProps } from './record-content.tsx';
import './record-details.css';
import { recordDetailsMessages as messages } from './record-details.messages.ts';

export interface RecordDetailsProps {
  readonly resource: Resource;
  /** A form in the mode `details`. */
  readonly form: RecordFormService;
  /** Where the record stands in the list; null if the list does not show it. */
  readonly place: RecordPlace | null;
  /** Draws what stands before everything else; nothing if left out. */
  readonly summary?: RecordContentProps['summary'];
  /** The record appears in the place of another one, without movement. */
  readonly isStep: boolean;
  /** Draws the history of the record, when it is asked for; null for a user who may not read it. */
  readonly history: ((row: ResourceRow) => ReactNode) | null;
  readonly dossier?: RecordContentProps['dossier'];
  /** The user may read the whole of masked values, for a reason. */
  readonly canReveal?: boolean;
  /** null for a user who may not edit. */
  readonly onEdit: (() => void) | null;
  /** Buttons beside 编辑, for the actions that apply to the record. */
  readonly actions?: ReactNode;
  /** The record before (-1) or after (1) this one. */
  readonly onStep: (direction: -1 | 1) => void;
  /** The dialog has closed and faded out. */
  readonly onGone: () => void;
}

/** Everything about one row of any resource, to be read, under its name. */
export function RecordDetails(props: RecordDetailsProps) {
  const { resource, form, place, isStep, history, onEdit, onStep, onGone } = props;
  const facts = useFacts(form);
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const close = () => form.send({ type: 'form.cancel' });
  const name = String(facts.row?.[resource.labelField] ?? '');
  const step = (direction: -1 | 1) => {
    if (direction === 1 ? place?.hasNext : place?.hasPrevious) onStep(direction);
  };
  return (
    <Modal
      open={facts.status !== 'closed'}
      title={
        <>
          <small className="record-details-kind">{t(facts.title)}</small>
          <span className="record-details-name">{name}</span>
          {facts.row !== null && <RecordStates resource={resource} row={facts.row} />}
        </>
      }
      width={isPhone ? '100%' : DIALOG_WIDTHS.details}
      centered={!isPhone}
      {...(isStep ? { transitionName: '', maskTransitionName: '' } : {})}
      rootClassName={`record-details-dialog ${isPhone ? 'record-dialog-phone' : 'record-dialog'}`}
      onCancel={close}
      afterClose={onGone}
      footer={
        <div className="record-details-footer">
          {place !== null && (
            <>
              <Button icon={<LeftOutlined aria-hidden />} disabled={!place.hasPrevious} onClick={() => step(-1)}>
                {t(messages.previous)}
              </Button>
              <Button
                icon={<RightOutlined aria-hidden />}
                iconPlacement="end"
                disabled={!place.hasNext}
                onClick={() => step(1)}
              >
                {t(messages.next)}
              </Button>
            </>
          )}
          <Button className="record-details-close" onClick={close}>
            {t(messages.close)}
          </Button>
          {props.actions}
          {onEdit !== null && (
            <Button type="primary" disabled={facts.row === null} onClick={onEdit}>
              {t(messages.edit)}
            </Button>
          )}
        </div>
      }
    >
      <RecordContent
        resource={resource}
        form={form}
        history={history}
        dossier={props.dossier ?? null}
        summary={props.summary ?? null}
        canReveal={props.canReveal === true}
        onStep={step}
      />
    </Modal>
  );
}
