import { CameraOutlined, FolderOpenOutlined, PlusOutlined, UploadOutlined } from '@ant-design/icons';
import type { ChosenFile } from '@evergreen/core/files/upload-list';
import { Button } from 'antd';
import { useRef, type AriaAttributes, type RefObject } from 'react';

import { COARSE_POINTER, useMedia, useTranslate } from '../../../../adapter/index.ts';
import { chosenFiles } from '../chosen-files.ts';
import { fileUploadMessages as messages } from '../file-upload.messages.ts';

export interface FilePickerProps extends AriaAttributes {
  readonly id: string;
  readonly mode: 'button' | 'card' | 'tile';
  readonly accepts: 'any' | 'image' | 'video';
  readonly isFolder: boolean;
  readonly isMultiple: boolean;
  readonly isDisabled: boolean;
  readonly autoFocus: boolean;
  readonly text: string;
  readonly onChoose: (files: readonly ChosenFile[]) => void;
}

/** What a press opens: the browser's own dialog of files, and on a phone its camera. */
export function FilePicker({ id, mode, accepts, isFolder, text, onChoose, ...props }: FilePickerProps) {
  const { isMultiple, isDisabled, autoFocus, ...aria } = props;
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const hasCamera = useMedia(COARSE_POINTER) && accepts === 'image';
  const press = () => input.current?.click();
  const Icon = isFolder ? FolderOpenOutlined : UploadOutlined;
  return (
    <div className="file-upload-picker">
      <HiddenInput input={input} accepts={accepts} isFolder={isFolder} isMultiple={isMultiple} onChoose={onChoose} />
      {mode === 'button' ? (
        <Button
          {...aria}
          id={id}
          icon={<Icon aria-hidden />}
          disabled={isDisabled}
          autoFocus={autoFocus}
          onClick={press}
        >
          {text}
        </Button>
      ) : (
        <button
          {...aria}
          id={id}
          type="button"
          className="file-upload-add"
          disabled={isDisabled}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first input of a dialog takes the focus
          autoFocus={autoFocus}
          onClick={press}
        >
          <PlusOutlined aria-hidden />
          <span>{text}</span>
        </button>
      )}
      {hasCamera && !isFolder && (
        <>
          <HiddenInput
            input={camera}
            accepts="image"
            isFolder={false}
            isMultiple={false}
            isCamera
            onChoose={onChoose}
          />
          <Button icon={<CameraOutlined aria-hidden />} disabled={isDisabled} onClick={() => camera.current?.click()}>
            {t(messages.takePhoto)}
          </Button>
        </>
      )}
    </div>
  );
}

interface HiddenInputProps extends Pick<FilePickerProps, 'accepts' | 'isFolder' | 'isMultiple' | 'onChoose'> {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isCamera?: boolean;
}

function HiddenInput({ input, accepts, isFolder, isMultiple, isCamera = false, onChoose }: HiddenInputProps) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      tabIndex={-1}
      aria-hidden
      multiple={isMultiple}
      {...(accepts === 'any' ? {} : { accept: `${accepts}/*` })}
      {...(isCamera ? { capture: 'environment' as const } : {})}
      {...(isFolder ? { webkitdirectory: '' } : {})}
      onChange={({ target }) => {
        const chosen = chosenFiles(target.files ?? []);
        target.value = '';
        if (chosen.length > 0) onChoose(chosen);
      }}
    />
  );
}
