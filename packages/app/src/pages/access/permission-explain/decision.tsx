import { CheckCircleOutlined, StopOutlined } from '@ant-design/icons';
import type { Right } from '@evergreen/core/access/permission-explain';
import { useTranslate } from '@evergreen/react-ui/adapter';

import { permissionExplainMessages as messages } from './permission-explain.messages.ts';

/** The word says it; sign and weight only help. */
export function Decision({ decision }: Pick<Right, 'decision'>) {
  const t = useTranslate();
  return (
    <span className="permission-explain-decision" data-decision={decision}>
      {decision === 'show' ? <CheckCircleOutlined aria-hidden /> : <StopOutlined aria-hidden />}{' '}
      {t(messages.decisions[decision])}
    </span>
  );
}
