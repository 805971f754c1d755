import { Image } from 'antd';
import { useState } from 'react';

import { usePicture, type PictureSource } from './use-picture.ts';

/** What antd draws while nothing is there: one transparent pixel. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

export interface PreviewedPicture {
  readonly id: string;
  readonly name: string;
  readonly source: PictureSource;
}

export interface PicturePreviewProps {
  readonly pictures: readonly PreviewedPicture[];
  readonly first: string;
  readonly onClose: () => void;
}

/** Pictures on the whole screen, one after the other: arrows turn, Escape closes, the wheel makes larger. */
export function PicturePreview({ pictures, first, onClose }: PicturePreviewProps) {
  const [current, setCurrent] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ id }) => id === first),
    ),
  );
  const place = Math.min(current, pictures.length - 1);
  const { address, hasFailed } = usePicture(pictures[place]?.source ?? null, 'medium');
  return (
    <Image.PreviewGroup
      items={pictures.map((_, at) => (at === place && address !== null ? address : NOTHING))}
      preview={{
        open: true,
        current: place,
        onChange: setCurrent,
        onOpenChange: (isOpen) => {
          if (!isOpen) onClose();
        },
        countRender: (at, total) => `${at} / ${total} ${pictures[at - 1]?.name ?? ''}${hasFailed ? ' ×' : ''}`,
      }}
    />
  );
}
