import { ReloadOutlined } from '@ant-design/icons';
import {
  PERIOD_PRESETS,
  periodPresetLabels,
  type FiguresEvent,
  type FiguresFacts,
} from '@evergreen/core/insight/figures';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { DateRangeInput } from '@evergreen/react-ui/widgets/base/date-input';
import { Alert, Button, Segmented } from 'antd';
import { useId, useState } from 'react';

import { dashboardMessages as messages } from './dashboard.messages.ts';

export interface PeriodBarProps {
  readonly facts: FiguresFacts;
  readonly choose: (event: FiguresEvent) => void;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** The period of the figures: a ready one or two days, and the button that reads them again. */
export function PeriodBar({ facts, choose }: PeriodBarProps) {
  const t = useTranslate();
  const { preset, fault, faultText, period, hasPeriod } = facts;
  const presets = PERIOD_PRESETS.map((value) => ({ value, label: t(periodPresetLabels[value]) }));
  return (
    <div className="period-bar">
      {hasPeriod && (
        <>
          <Segmented<string>
            aria-label={t(messages.period)}
            value={preset ?? ''}
            options={presets}
            onChange={(chosen) => {
              const named = PERIOD_PRESETS.find((one) => one === chosen);
              if (named !== undefined) choose({ type: 'preset.choose', preset: named });
            }}
          />
          <PeriodDays key={`${period.from} ${period.to}`} facts={facts} choose={choose} />
        </>
      )}
      <Button
        className="period-refresh"
        icon={<ReloadOutlined aria-hidden />}
        aria-label={t(messages.refresh)}
        title={t(messages.refresh)}
        onClick={() => choose({ type: 'figures.refresh' })}
      />
      {fault !== null && faultText !== null && (
        <Alert
          className="period-fault"
          type="warning"
          showIcon
          role="alert"
          title={t(messages.notChanged(t(faultText).replace(/[。.]$/u, ''), period.from, period.to))}
        />
      )}
    </div>
  );
}

/** The days of the period as they are typed; they are asked for as soon as both are dates. */
function PeriodDays({ facts: { period, fault }, choose }: PeriodBarProps) {
  const t = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState(period);
  const type = (next: typeof typed) => {
    setTyped(next);
    if (DAY.test(next.from) && DAY.test(next.to)) choose({ type: 'period.choose', period: next });
  };
  const leave = () => {
    if (typed.from !== period.from || typed.to !== period.to) choose({ type: 'period.choose', period: typed });
  };
  const isWrong = fault !== null;
  return (
    <DateRangeInput
      id={id}
      type="date"
      label={t(messages.period)}
      from={{ value: typed.from, isWrong, onChange: (from) => type({ ...typed, from }), onLeave: leave }}
      to={{ value: typed.to, isWrong, onChange: (to) => type({ ...typed, to }), onLeave: leave }}
    />
  );
}
