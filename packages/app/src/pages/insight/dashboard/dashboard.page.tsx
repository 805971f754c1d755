import type { Dashboard, FiguresService } from '@evergreen/core/insight/figures';
import { useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { Empty } from 'antd';

import { usePausedReading } from '../parts/use-paused-reading.ts';
import './dashboard.css';
import { dashboardMessages as messages } from './dashboard.messages.ts';
import { FigurePanel } from './figure-panel.tsx';
import { PeriodBar } from './period-bar.tsx';
import { useAddressedFigures, type AddressedFigures } from './use-addressed-figures.ts';

/** 图表: the people, certifications, attendance and orders in figures. */
export function ChartsPage() {
  return <FiguresPage dashboard="chart" />;
}

/** 监控: visits, sign-ins and operations from the log. */
export function MonitorPage() {
  return <FiguresPage dashboard="monitor" />;
}

function FiguresPage({ dashboard }: { readonly dashboard: Dashboard }) {
  const { figures, choose } = useAddressedFigures(dashboard);
  return figures === null ? null : <Figures figures={figures} choose={choose} />;
}

function Figures({ figures, choose }: { readonly figures: FiguresService } & Pick<AddressedFigures, 'choose'>) {
  const t = useTranslate();
  usePausedReading(figures);
  const facts = useFacts(figures);
  if (facts.figures.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.nothing)} />;
  const period = messages.periodOf(facts.period.from, facts.period.to);
  const refresh = () => figures.send({ type: 'figures.refresh' });
  return (
    <div className="dashboard-page">
      <PeriodBar facts={facts} choose={choose} />
      {facts.hasPeriod && <p className="paper-note">{t(period)}</p>}
      <div className="dashboard-figures">
        {facts.figures.map((figure) => (
          <FigurePanel key={figure.key} figure={figure} period={period} onRetry={refresh} />
        ))}
      </div>
    </div>
  );
}
