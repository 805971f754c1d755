import type { FileUploadSettings } from '@evergreen/core/files/file-upload';
import type { FilesValue, UploadList, UploadReport } from '@evergreen/core/files/upload-list';
import type { LocalizedText } from '@evergreen/core/kernel';
import { useState, type AriaAttributes } from 'react';

import { COARSE_POINTER, useMedia, useTranslate } from '../../../adapter/index.ts';
import { pastedFiles } from './chosen-files.ts';
import { FileList } from './parts/file-list.tsx';
import { FilePicker } from './parts/file-picker.tsx';
import { PictureCards } from './parts/picture-cards.tsx';
import { ReportDialog } from './parts/report-dialog.tsx';
import { fileUploadMessages as messages } from './file-upload.messages.ts';
import './file-upload.css';
import { useDrop } from './use-drop.ts';
import { useListValue, useUploadList, type UploadListSettings } from './use-upload-list.ts';

export interface FileUploadProps extends AriaAttributes, Partial<Pick<FileUploadSettings, 'accepts' | 'folder'>> {
  readonly id: string;
  readonly value: FilesValue;
  /** In the form that `returnUrl` says. */
  readonly onChange: (value: FilesValue) => void;
  /** `button`: lines under a button; `card`: pictures beside each other; `tile`: pictures of 104 pixels, 上传 in the empty one. */
  readonly mode?: 'button' | 'card' | 'tile';
  /** true: comma-joined paths; false: entries with name, path and size. */
  readonly returnUrl?: boolean;
  /** More files are refused. */
  readonly maximum?: number;
  /** Above 0, only the last files are kept. */
  readonly number?: number;
  /** A whole folder is chosen instead of files. */
  readonly isFolder?: boolean;
  readonly buttonText?: string;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly isWrong?: boolean;
  readonly autoFocus?: boolean;
  readonly onLeave?: () => void;
  /** Files that are in no value yet: sent, or failed and neither sent again nor removed. */
  readonly onPending?: (pending: 'none' | 'running' | 'failed') => void;
}

/**
 * Uploads files and pictures: chosen, dropped, pasted, or taken with the camera of a phone. The value changes once every file is
 * stored; until then `onPending` says so. Empty is `null`, or no entry.
 */
export function FileUpload(props: FileUploadProps) {
  const [report, setReport] = useState<UploadReport | null>(null);
  const { value, onChange, onPending, returnUrl = true, accepts = 'any', maximum = 0, number, folder } = props;
  const settings: UploadListSettings = {
    value,
    accepts,
    maximum: maximum > 0 ? maximum : null,
    isPathText: returnUrl,
    onChange,
    onPending,
    onReport: setReport,
    ...(number === undefined ? {} : { number }),
    ...(folder === undefined ? {} : { folder }),
  };
  const list = useUploadList(settings);
  return (
    <>
      {list !== null && <OpenedUpload {...props} list={list} settings={settings} />}
      <ReportDialog report={report} onClose={() => setReport(null)} />
    </>
  );
}

interface OpenedUploadProps extends FileUploadProps {
  readonly list: UploadList;
  readonly settings: UploadListSettings;
}

function OpenedUpload({ list, settings, ...props }: OpenedUploadProps) {
  const { id, mode = 'button', isDisabled = false, isReadOnly = false, isWrong = false, onLeave } = props;
  const t = useTranslate();
  const facts = useListValue(list, settings);
  const { files, canAdd, limit } = facts;
  const isLocked = isDisabled || isReadOnly;
  const drop = useDrop(isLocked || !canAdd ? null : (chosen) => list.send({ type: 'files.add', files: chosen }));
  const picker =
    isReadOnly || (!canAdd && mode !== 'button') ? null : (
      <FilePicker
        {...ariaOf(props)}
        id={id}
        mode={mode}
        accepts={settings.accepts}
        isFolder={props.isFolder === true}
        isMultiple={limit !== 1}
        isDisabled={isDisabled || !canAdd}
        autoFocus={props.autoFocus === true}
        text={props.buttonText ?? t(defaultText(mode, props.isFolder === true))}
        onChoose={(chosen) => list.send({ type: 'files.add', files: chosen })}
      />
    );
  const shared = { files, list, isLocked };
  return (
    // A region for dropping and pasting; what is in it can be reached by the keyboard.
    <div
      className={`file-upload is-${mode}${isWrong ? ' is-wrong' : ''}${drop.isOver ? ' is-over' : ''}`}
      {...drop.handlers}
      onPaste={(event) => {
        const pasted = pastedFiles(event.clipboardData);
        if (isLocked || pasted.length === 0) return;
        event.preventDefault();
        list.send({ type: 'files.add', files: pasted });
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
      }}
    >
      {mode === 'button' ? (
        <>
          {picker}
          <FileList {...shared} />
        </>
      ) : (
        <PictureCards {...shared}>{picker}</PictureCards>
      )}
      {isReadOnly && files.length === 0 && <span className="file-upload-hint">{t(messages.nothing)}</span>}
      {!isLocked && <UploadHint limit={limit} count={files.length} canAdd={canAdd} isOver={drop.isOver} />}
    </div>
  );
}

interface UploadHintProps {
  readonly limit: number | null;
  readonly count: number;
  readonly canAdd: boolean;
  readonly isOver: boolean;
}

function UploadHint({ limit, count, canAdd, isOver }: UploadHintProps) {
  const t = useTranslate();
  const isTouched = useMedia(COARSE_POINTER);
  const text = ((): LocalizedText | null => {
    if (isOver) return messages.dropNow;
    if (!canAdd) return messages.isFull(limit ?? 1);
    if (limit !== null && count >= limit) return messages.replaces(limit);
    if (isTouched) return limit === null ? null : messages.hintOfPhones(limit);
    return messages.hint(limit);
  })();
  return text === null ? null : <small className="file-upload-hint">{t(text)}</small>;
}

function defaultText(mode: 'button' | 'card' | 'tile', isFolder: boolean): LocalizedText {
  if (isFolder) return messages.pressFolder;
  return mode === 'tile' ? messages.tile : messages.press;
}

/** What is said about the control, for whoever hears the page. */
function ariaOf(props: FileUploadProps): AriaAttributes {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('aria-')));
}
