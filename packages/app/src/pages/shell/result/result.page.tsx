import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { useCore, useTranslate } from '@evergreen/react-ui/adapter';
import { Button, Result } from 'antd';
import { useNavigate } from 'react-router-dom';

import { appMessages } from '../../../app.messages.ts';
import { hasPageBefore } from '../../../routing/history-state.ts';
import '../exception/exception.page.css';
import { resultMessages as messages } from './result.messages.ts';

/** How something ended, and where to go on. */
function ResultPage({ outcome }: { readonly outcome: 'success' | 'fail' }) {
  const { config } = useCore();
  const navigate = useNavigate();
  const t = useTranslate();
  const goHome = (type: 'primary' | 'default') => (
    <Button type={type} onClick={() => void navigate(config.homePath)}>
      {t(appMessages.goHome)}
    </Button>
  );
  return (
    <Result
      className="exception"
      status={outcome === 'success' ? 'success' : 'error'}
      icon={outcome === 'success' ? <CheckCircleFilled aria-hidden /> : <CloseCircleFilled aria-hidden />}
      title={<h2 className="exception-title">{t(messages[outcome].title)}</h2>}
      subTitle={t(messages[outcome].advice)}
      extra={
        hasPageBefore(globalThis.history.state) ? (
          <>
            <Button type="primary" onClick={() => void navigate(-1)}>
              {t(messages.back)}
            </Button>
            {goHome('default')}
          </>
        ) : (
          goHome('primary')
        )
      }
    />
  );
}

/** 成功 */
export function SuccessPage() {
  return <ResultPage outcome="success" />;
}

/** 失败 */
export function FailurePage() {
  return <ResultPage outcome="fail" />;
}
