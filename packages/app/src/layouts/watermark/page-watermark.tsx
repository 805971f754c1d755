import type { Settings } from '@evergreen/core/shell/settings';
import { useCore, useSelectedFacts } from '@evergreen/react-ui/adapter';
import { Watermark } from 'antd';
import { useLocation } from 'react-router-dom';

import './page-watermark.css';

const hasWatermarkOf = (settings: Settings) => settings.hasWatermark;
const themeOf = (settings: Settings) => settings.theme;

const INK = { light: 'rgba(0, 0, 0, 0.1)', dark: 'rgba(255, 255, 255, 0.13)' } as const;

/**
 * The person's name and the day over every page, dialogs included, on paper too. It lies over the window and lets every
 * press through; beside the pages and not around them, so that turning it on leaves them as they are.
 */
export function PageWatermark() {
  const core = useCore();
  const isShown = useSelectedFacts(core.settings, hasWatermarkOf);
  const theme = useSelectedFacts(core.settings, themeOf);
  // Another page reads the day again.
  useLocation();
  if (!isShown) return null;
  return (
    <div className="page-watermark" aria-hidden>
      <Watermark content={[...core.watermark()]} font={{ color: INK[theme], fontSize: 15 }} gap={[120, 110]}>
        <div className="page-watermark-sheet" />
      </Watermark>
    </div>
  );
}
