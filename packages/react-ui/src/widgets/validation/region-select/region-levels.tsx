import { regionPath, type RegionNode } from '@evergreen/core/validation/regions';
import { Select } from 'antd';
import { useState, type AriaAttributes } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import './region-select.css';
import { regionSelectMessages as messages } from './region-select.messages.ts';
import { foundByLabel } from '../../base/choice-select/index.ts';

export interface RegionLevelsProps extends AriaAttributes {
  readonly id: string;
  readonly tree: RegionNode;
  readonly value: string | null;
  readonly text: string;
  readonly isDisabled?: boolean;
  readonly isWrong?: boolean;
  readonly autoFocus?: boolean;
  readonly onChoose: (code: string | null) => void;
  readonly onLeave?: () => void;
}

const LEVELS = [messages.province, messages.city, messages.district];

/** Three lists, each of the regions below the one before it. The value is there once a place without others below it is chosen. */
export function RegionLevels(props: RegionLevelsProps) {
  const { id, tree, value, text, isDisabled = false, isWrong = false, autoFocus = false, onChoose, onLeave } = props;
  const t = useTranslate();
  const [begun, setBegun] = useState<readonly RegionNode[]>([]);
  const chosen = value === null ? begun : regionPath(tree, value);
  const levels = [tree, ...chosen].filter(({ children }) => children.length > 0).slice(0, LEVELS.length);
  const choose = (level: number, code: string | undefined) => {
    const node = levels[level]?.children.find((child) => child.code === code);
    const path = node === undefined ? chosen.slice(0, level) : [...chosen.slice(0, level), node];
    const isWhole = node !== undefined && node.children.length === 0;
    setBegun(isWhole ? [] : path);
    onChoose(isWhole ? node.code : null);
  };
  return (
    <div className="region-select-levels">
      {LEVELS.map((title, level) => (
        <Select<string>
          key={t(title)}
          id={level === 0 ? id : `${id}-${level}`}
          aria-label={t(title)}
          {...(props['aria-describedby'] === undefined ? {} : { 'aria-describedby': props['aria-describedby'] })}
          aria-invalid={isWrong}
          placeholder={t(title)}
          disabled={isDisabled || levels[level] === undefined}
          autoFocus={autoFocus && level === 0}
          {...(isWrong ? { status: 'error' as const } : {})}
          {...(chosen[level] === undefined ? {} : { value: chosen[level].code })}
          options={(levels[level]?.children ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          showSearch={foundByLabel}
          notFoundContent={t(messages.nothing)}
          allowClear
          onChange={(code?: string) => choose(level, code)}
          {...(onLeave === undefined ? {} : { onBlur: onLeave })}
        />
      ))}
      {value !== null && chosen.length === 0 && <span className="region-select-earlier">{text}</span>}
    </div>
  );
}
