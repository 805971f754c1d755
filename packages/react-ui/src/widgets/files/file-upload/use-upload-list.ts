import { createFileUpload, type FileUploadSettings } from '@evergreen/core/files/file-upload';
import type { FilesValue, UploadList, UploadReport } from '@evergreen/core/files/upload-list';
import { useEffect, useRef, useState } from 'react';

import {
  useCore,
  useEmitted,
  useFacts,
  useOwnedService,
  useToldPending,
  type TellPending,
} from '../../../adapter/index.ts';

export interface UploadListSettings extends Omit<FileUploadSettings, 'value'> {
  readonly value: FilesValue;
  /** true: comma-joined paths; false: entries with name, path and size. */
  readonly isPathText: boolean;
  readonly onChange: (value: FilesValue) => void;
  readonly onPending: TellPending | undefined;
  readonly onReport: (report: UploadReport) => void;
}

/** The files of a control, opened with its first value. What is written from outside replaces what is stored. */
export function useUploadList(settings: UploadListSettings): UploadList | null {
  const core = useCore();
  // Read once: the rules of a control do not change while it is drawn.
  const [create] = useState(() => () => core.open((page) => createFileUpload(page, settings)));
  return useOwnedService(create);
}

/** Ties an opened list to the control's value. */
export function useListValue(list: UploadList, settings: UploadListSettings) {
  const { value, isPathText, onChange, onPending, onReport } = settings;
  const facts = useFacts(list);
  const told = useRef<FilesValue | undefined>(undefined);
  useEmitted(list, (emitted) => {
    if (emitted.type === 'report.received') onReport(emitted.report);
    if (emitted.type !== 'paths.changed') return;
    const next = isPathText ? emitted.value : emitted.entries;
    told.current = next;
    onChange(next);
  });
  useEffect(() => {
    if (value !== told.current) list.send({ type: 'value.replace', value });
  }, [list, value]);
  useToldPending(facts.pending, onPending);
  return facts;
}
