import { useTranslate } from '@evergreen/react-ui/adapter';
import { Alert, Modal, Slider } from 'antd';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';

import { accountAvatarMessages as messages } from './account-avatar.messages.ts';
import { cutPicture, type PictureArea } from './cut-picture.ts';

const WIDTH = 520;
const MOST_ZOOM = 4;
const ZOOM_STEP = 0.05;
/** Pixels that an arrow key moves the picture. */
const KEY_STEP = 4;

export interface CutDialogProps {
  /** Address of the chosen picture. */
  readonly address: string;
  readonly onCut: (picture: Blob) => void;
  readonly onClose: () => void;
}

/** Cuts a square out of a picture: moved by mouse, finger or arrow keys, zoomed by wheel, fingers or a slider. */
export function CutDialog({ address, onCut, onClose }: CutDialogProps) {
  const t = useTranslate();
  const zoomId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PictureArea | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const cut = async () => {
    const picture = area === null ? null : await cutPicture(address, area);
    if (picture === null) setUnreadable(true);
    else onCut(picture);
  };
  return (
    <Modal
      open
      centered
      width={WIDTH}
      title={t(messages.cut)}
      okText={t(messages.use)}
      okButtonProps={{ disabled: area === null || isUnreadable }}
      cancelText={t(messages.cancel)}
      mask={{ closable: false }}
      onOk={() => void cut()}
      onCancel={onClose}
    >
      {isUnreadable ? (
        <Alert type="error" showIcon role="alert" title={t(messages.unreadable)} />
      ) : (
        <>
          <p className="avatar-cut-hint">{t(messages.cutHint)}</p>
          <div className="avatar-cut">
            <Cropper
              image={address}
              crop={crop}
              zoom={zoom}
              aspect={1}
              cropShape="round"
              showGrid={false}
              maxZoom={MOST_ZOOM}
              keyboardStep={KEY_STEP}
              disableAutomaticStylesInjection
              cropperProps={{ 'aria-label': t(messages.area) }}
              mediaProps={{ alt: '', onError: () => setUnreadable(true) }}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setArea(pixels)}
            />
          </div>
          <label htmlFor={zoomId}>{t(messages.zoom)}</label>
          <Slider
            id={zoomId}
            min={1}
            max={MOST_ZOOM}
            step={ZOOM_STEP}
            value={zoom}
            ariaLabelForHandle={t(messages.zoom)}
            tooltip={{ open: false }}
            onChange={setZoom}
          />
        </>
      )}
    </Modal>
  );
}
