import { safeInternalPath } from '@evergreen/core/shell/navigation';
import type { OwnAnnouncementsService } from '@evergreen/core/messaging/own-announcements';
import { useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { FileLinks } from '@evergreen/react-ui/widgets/files/file-display';
import { RichTextView } from '@evergreen/react-ui/widgets/text/rich-text-view';
import { Alert, Button, Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { announcementsMessages as messages } from './announcements.messages.ts';

/** One announcement, whole. */
export function AnnouncementDrawer({ announcements }: { readonly announcements: OwnAnnouncementsService }) {
  const { opened } = useFacts(announcements);
  const t = useTranslate();
  const navigate = useNavigate();
  const announcement = opened?.announcement ?? null;
  // The drawer is called as what it showed while it leaves.
  const [lastTitle, setLastTitle] = useState('');
  if (announcement !== null && announcement.titile !== lastTitle) setLastTitle(announcement.titile);
  const page = announcement?.openType === 'url' ? safeInternalPath(announcement.openPage, '') : '';
  return (
    <Drawer
      open={opened !== null}
      size="min(720px, 100vw)"
      title={opened !== null && announcement === null ? t(messages.detail) : lastTitle}
      onClose={() => announcements.send({ type: 'announcement.close' })}
    >
      {opened?.status === 'loading' && <Skeleton active />}
      {opened?.status === 'failed' && (
        <Alert type="warning" showIcon role="alert" title={opened.failure === null ? '' : t(opened.failure)} />
      )}
      {announcement !== null && (
        <article>
          <p className="announcements-note">{t(messages.by(announcement.sender ?? '', announcement.sendTime ?? ''))}</p>
          {announcement.msgContent === null || announcement.msgContent === '' ? (
            <p>{announcement.msgAbstract}</p>
          ) : (
            <RichTextView value={announcement.msgContent} />
          )}
          {announcement.files !== null && announcement.files !== '' && (
            <>
              <h3>{t(messages.attachments)}</h3>
              <FileLinks value={announcement.files} />
            </>
          )}
          {page !== '' && (
            <p>
              <Button
                type="primary"
                onClick={() => {
                  announcements.send({ type: 'announcement.close' });
                  void navigate(page);
                }}
              >
                {t(messages.handle)}
              </Button>
            </p>
          )}
        </article>
      )}
    </Drawer>
  );
}
