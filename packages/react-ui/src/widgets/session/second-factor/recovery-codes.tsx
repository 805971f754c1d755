import { DownloadOutlined } from '@ant-design/icons';
import { recoveryCodesText } from '@evergreen/core/session/second-factor';
import { Alert, Button } from 'antd';

import { useCore, useTranslate } from '../../../adapter/index.ts';
import { saveFile } from '../../base/save-file/index.ts';
import { CopyButton } from './copy-button.tsx';
import { secondFactorWidgetMessages as messages } from './second-factor.messages.ts';
import './second-factor.css';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly username: string;
}

/** New recovery codes, which are shown once, to be copied or downloaded. */
export function RecoveryCodes({ codes, username }: RecoveryCodesProps) {
  const { config } = useCore();
  const t = useTranslate();
  const download = () => {
    const text = t(recoveryCodesText(codes, { site: t(config.platformName), username }));
    return saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), t(messages.fileName));
  };
  return (
    <>
      <Alert type="warning" showIcon title={t(messages.recoveryTitle)} description={t(messages.recoveryContent)} />
      <ul className="second-factor-codes" aria-label={t(messages.recoveryCodes)}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="second-factor-actions">
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void download()}>
          {t(messages.download)}
        </Button>
        <CopyButton text={codes.join('\n')} label={t(messages.copy)} />
      </div>
    </>
  );
}
