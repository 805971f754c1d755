import type { SignUpFigures } from '@evergreen/core/insight/home';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { Chart } from '@evergreen/react-ui/widgets/insight/chart';
import { Skeleton } from 'antd';
import { memo, useMemo } from 'react';

import { InsightPanel } from '../parts/insight-panel.tsx';
import { homePageMessages as messages } from './home.messages.ts';

export interface SignUpPanelProps {
  readonly signUps: SignUpFigures;
  readonly onRetry: () => void;
}

/** Sign-ups by month as a chart, with its table. */
export const SignUpPanel = memo(function SignUpPanel({ signUps: { months, failure }, onRetry }: SignUpPanelProps) {
  const t = useTranslate();
  const data = useMemo(
    () => ({
      categories: (months ?? []).map(({ month }) => month),
      series: [{ name: t(messages.signUpSeries), values: (months ?? []).map(({ signUps }) => signUps) }],
    }),
    [months, t],
  );
  return (
    <InsightPanel title={messages.signUps} failure={failure} onRetry={onRetry} className="home-sign-ups">
      {months !== null && (
        <Chart
          title={t(messages.signUps)}
          categoryLabel={t(messages.month)}
          data={data}
          notes={[t(messages.timeOf(data.categories[0] ?? '', data.categories.at(-1) ?? ''))]}
        />
      )}
      {months === null && failure === null && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
    </InsightPanel>
  );
});
