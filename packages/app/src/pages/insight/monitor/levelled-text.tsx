import type { TagColour } from '@evergreen/core/contract';
import type { MonitorCell } from '@evergreen/core/insight/monitor';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { StateTag } from '@evergreen/react-ui/widgets/base/state-tag';

import { monitorPageMessages as messages } from './monitor.messages.ts';

const COLOURS: Readonly<Record<Exclude<MonitorCell['level'], 'good'>, TagColour>> = {
  notice: 'cyan',
  warning: 'orange',
  problem: 'red',
};

/** A value; what asks for attention is coloured and says so in words for those who do not see the colour. */
export function LevelledText({ text, level }: MonitorCell) {
  const t = useTranslate();
  if (level === 'good') return t(text);
  return (
    <StateTag colour={COLOURS[level]}>
      {t(text)}
      <span className="visually-hidden">{t(messages.levels[level])}</span>
    </StateTag>
  );
}
