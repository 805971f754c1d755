import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import type { NoticeCenterService, NoticeDetail } from '@evergreen/core/messaging/notice-center';
import { Alert, Button, Modal, Skeleton } from 'antd';
import { useState } from 'react';

import { PHONE, useFacts, useMedia, useTranslate } from '../../../adapter/index.ts';
import { FileLinks } from '../../files/file-display/index.ts';
import { RichTextView } from '../../text/rich-text-view/index.ts';
import './notice-detail.css';
import { noticeBellMessages as messages } from './notice-bell.messages.ts';

/** Of the window: width in full screen and without, and height of what is read. */
const WIDTH = '60%';
const FULL_WIDTH = '100%';
const BODY_HEIGHT = '80vh';

export interface NoticeDetailDialogProps {
  readonly center: NoticeCenterService;
  /** The dialog has closed and faded out. */
  readonly onGone: () => void;
}

/** 通知消息: one message, whole, and from there to the next. */
export function NoticeDetailDialog({ center, onGone }: NoticeDetailDialogProps) {
  const { detail } = useFacts(center);
  const t = useTranslate();
  const isPhone = useMedia(PHONE);
  const [isWide, setWide] = useState(false);
  // It stays while the dialog fades out.
  const [last, setLast] = useState(detail);
  if (detail !== null && detail !== last) setLast(detail);
  const shown = detail ?? last;
  const isFull = isWide || isPhone;
  return (
    <Modal
      open={detail !== null}
      destroyOnHidden
      width={isFull ? FULL_WIDTH : WIDTH}
      rootClassName={isFull ? 'notice-dialog is-full' : 'notice-dialog'}
      styles={{ body: { height: BODY_HEIGHT } }}
      title={
        <span className="notice-dialog-title">
          {t(messages.detail)}
          {!isPhone && <FullScreenButton isFull={isFull} onTurn={setWide} />}
        </span>
      }
      closable={{ 'aria-label': t(messages.close) }}
      footer={shown === null ? null : <Foot center={center} detail={shown} />}
      onCancel={() => center.send({ type: 'notice.close' })}
      afterClose={onGone}
    >
      {shown !== null && <Body center={center} detail={shown} />}
    </Modal>
  );
}

function FullScreenButton({
  isFull,
  onTurn,
}: {
  readonly isFull: boolean;
  readonly onTurn: (isFull: boolean) => void;
}) {
  const t = useTranslate();
  const label = t(isFull ? messages.leaveFullScreen : messages.fullScreen);
  return (
    <Button
      type="text"
      size="small"
      icon={isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
      aria-label={label}
      title={label}
      onClick={() => onTurn(!isFull)}
    />
  );
}

interface PartProps {
  readonly center: NoticeCenterService;
  readonly detail: NoticeDetail;
}

function Body({ center, detail: { status, failure, title, byline, content, summary, files } }: PartProps) {
  const t = useTranslate();
  return (
    <article className="notice-article" aria-busy={status === 'loading'} aria-live="polite">
      {status === 'loading' && <Skeleton active />}
      {status === 'failed' && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t(messages.notOpened)}
          description={failure === null ? undefined : t(failure)}
          action={
            <Button size="small" onClick={() => center.send({ type: 'notice.retry' })}>
              {t(messages.retry)}
            </Button>
          }
        />
      )}
      {title !== null && <h2>{title}</h2>}
      {byline !== null && <p className="notice-byline">{t(byline)}</p>}
      {content === '' ? <p>{summary}</p> : <RichTextView value={content} />}
      {files !== '' && (
        <>
          <h3>{t(messages.attachments)}</h3>
          <FileLinks value={files} />
        </>
      )}
    </article>
  );
}

function Foot({ center, detail: { canHandle, hasPrevious, hasNext } }: PartProps) {
  const t = useTranslate();
  return (
    <div className="notice-dialog-foot">
      <span>
        <Button disabled={!hasPrevious} onClick={() => center.send({ type: 'notice.previous' })}>
          {t(messages.previous)}
        </Button>
        <Button disabled={!hasNext} onClick={() => center.send({ type: 'notice.next' })}>
          {t(messages.next)}
        </Button>
      </span>
      <span>
        <Button onClick={() => center.send({ type: 'notice.close' })}>{t(messages.close)}</Button>
        {canHandle && (
          <Button type="primary" onClick={() => center.send({ type: 'notice.goHandle' })}>
            {t(messages.handle)}
          </Button>
        )}
      </span>
    </div>
  );
}
