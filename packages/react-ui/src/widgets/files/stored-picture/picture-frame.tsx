import { FileImageOutlined, LoadingOutlined } from '@ant-design/icons';
import type { PictureSize } from '@evergreen/core/contract';
import { useState } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { pictureMessages as messages } from './picture.messages.ts';
import './picture-frame.css';
import { usePicture, type PictureSource } from './use-picture.ts';

export interface PictureFrameProps {
  readonly source: PictureSource;
  readonly name: string;
  readonly size: PictureSize | null;
}

/** A picture that fills its place, or a sign that it is coming or cannot be shown. */
export function PictureFrame({ source, name, size }: PictureFrameProps) {
  const t = useTranslate();
  const { address, hasFailed } = usePicture(source, size);
  const [broken, setBroken] = useState<string | null>(null);
  if (address !== null && address !== broken) {
    return (
      <img
        className="picture-frame"
        src={address}
        alt={name}
        referrerPolicy="no-referrer"
        draggable={false}
        onError={() => setBroken(address)}
      />
    );
  }
  const isMissing = hasFailed || address !== null;
  return (
    <span className="picture-frame is-empty">
      {isMissing ? <FileImageOutlined aria-hidden /> : <LoadingOutlined aria-hidden />}
      <span className="visually-hidden">{t((isMissing ? messages.failed : messages.coming)(name))}</span>
    </span>
  );
}
