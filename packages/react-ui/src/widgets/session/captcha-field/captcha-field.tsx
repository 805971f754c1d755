import { PictureOutlined, ReloadOutlined } from '@ant-design/icons';
import type { LocalizedText } from '@evergreen/core/kernel';
import { Button } from 'antd';

import { useTranslate } from '../../../adapter/index.ts';
import { AuthTextField } from '../auth-form/index.ts';
import './captcha-field.css';
import { captchaFieldMessages as messages } from './captcha-field.messages.ts';

export interface CaptchaFieldProps {
  readonly id: string;
  /** A data address; null while the picture is on its way or when it could not be had. */
  readonly image: string | null;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly onRefresh: () => void;
  readonly error?: LocalizedText | undefined;
  readonly isBusy: boolean;
}

/** The characters of a picture, and the button that draws another one. */
export function CaptchaField({ id, image, value, onValue, onRefresh, error, isBusy }: CaptchaFieldProps) {
  const t = useTranslate();
  return (
    <AuthTextField
      id={id}
      label={t(messages.label)}
      icon={<PictureOutlined aria-hidden />}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={16}
      placeholder={t(messages.prompt)}
      readOnly={isBusy}
      value={value}
      onValue={onValue}
      error={error}
      suffix={
        <>
          {image === null ? (
            <output className="captcha-picture">{t(messages.coming)}</output>
          ) : (
            <img className="captcha-picture" src={image} width={108} height={36} alt={t(messages.picture)} />
          )}
          <Button
            type="text"
            size="small"
            aria-label={t(messages.another)}
            title={t(messages.another)}
            icon={<ReloadOutlined aria-hidden />}
            onClick={() => {
              onRefresh();
              document.getElementById(id)?.focus();
            }}
          />
        </>
      }
    />
  );
}
