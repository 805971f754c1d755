import { Descriptions } from 'antd';
import type { ReactNode } from 'react';

import { PHONE, useMedia } from '../../../adapter/index.ts';
import './detail-list.css';

export interface DetailItem {
  readonly key: string;
  readonly label: string;
  readonly children: ReactNode;
  /** What is left of its line. */
  readonly span?: 'filled';
}

export interface DetailListProps {
  readonly title?: string;
  readonly items: readonly DetailItem[];
  /** At most 4, also by default; fewer where they would be cramped. */
  readonly columns?: number;
}

/** Most columns of a detail list (specification, section 9). */
const MOST_COLUMNS = 4;

/** Columns that the widths of a window have place for. */
const PLACES = { xs: 1, sm: 1, md: 2, lg: 3, xl: 4, xxl: 4 } as const;

/** Labels with their values, to be read: one below the other on a phone, in columns elsewhere. */
export function DetailList({ title, items, columns = MOST_COLUMNS }: DetailListProps) {
  const isPhone = useMedia(PHONE);
  const most = Math.max(1, Math.min(MOST_COLUMNS, Math.floor(columns)));
  return (
    <Descriptions
      className="detail-list"
      {...(title === undefined ? {} : { title })}
      bordered
      size="small"
      layout={isPhone ? 'horizontal' : 'vertical'}
      column={Object.fromEntries(Object.entries(PLACES).map(([width, places]) => [width, Math.min(most, places)]))}
      items={items.map((item) => ({ ...item }))}
    />
  );
}
