import { createRecordPresence, type RecordPresenceService } from '@evergreen/core/records/form';
import type { Resource } from '@evergreen/core/resources';
import { useCore, useFacts, useOwnedService, useTranslate } from '@evergreen/react-ui/adapter';
import { Alert } from 'antd';
import { useCallback, useEffect } from 'react';

import './presence-note.css';

export interface PresenceNoteProps {
  readonly resource: Resource;
  /** The record that is being edited. */
  readonly id: string;
}

/** Says to others that the record is edited here, and to this person who else edits it. */
export function PresenceNote({ resource, id }: PresenceNoteProps) {
  const core = useCore();
  const presence = useOwnedService(
    useCallback(() => core.open((page) => createRecordPresence({ ...page, resource, id })), [core, resource, id]),
  );
  return presence === null ? null : <OthersNote presence={presence} />;
}

function OthersNote({ presence }: { readonly presence: RecordPresenceService }) {
  const t = useTranslate();
  const { others } = useFacts(presence);
  useEffect(() => {
    const tell = () => presence.send({ type: document.hidden ? 'window.hidden' : 'window.shown' });
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [presence]);
  return (
    <output className="presence-notes">
      {others.map((other) => (
        <Alert key={other['zh-CN']} type="warning" showIcon title={t(other)} className="presence-note" />
      ))}
    </output>
  );
}
