import { useTranslate } from '../../../adapter/index.ts';
import { shareBarMessages as messages } from './share-bar.messages.ts';
import './share-bar.css';

export interface ShareBarProps {
  readonly value: number;
  /** 0 is unlimited: the bar is left out. */
  readonly total: number;
}

/** A number that is part of another: `25 / 100` over a bar. Warning colour from four fifths on, as few remain. */
export function ShareBar({ value, total }: ShareBarProps) {
  const t = useTranslate();
  if (total <= 0)
    return (
      <span className="share-bar">
        <span className="share-bar-text">
          {value} / {t(messages.unlimited)}
        </span>
      </span>
    );
  const share = Math.min(Math.max(value / total, 0), 1);
  const level = share >= 1 ? 'full' : share >= 0.8 ? 'high' : 'usual';
  return (
    <span className="share-bar">
      <span className="share-bar-text">
        {value} / {total}
      </span>
      <span className="share-bar-track" aria-hidden>
        <span className={`share-bar-fill share-bar-${level}`} style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </span>
  );
}
