import { CaretDownOutlined, CaretRightOutlined, LoadingOutlined, ReloadOutlined } from '@ant-design/icons';
import type { TreePlace } from '@evergreen/core/records/list';
import { Button } from 'antd';
import type { CSSProperties, ReactNode } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';
import './tree-name.css';

export interface TreeNameProps {
  readonly label: string;
  readonly place: TreePlace;
  readonly onToggle: () => void;
  /** What it is dragged by. */
  readonly handle?: ReactNode;
  readonly children: ReactNode;
}

/** The name of a row at its level, behind the button that shows what is below it. */
export function TreeName({ label, place, onToggle, handle, children }: TreeNameProps) {
  const style: CSSProperties & Record<'--level', number> = { '--level': place.level - 1 };
  return (
    <span className="tree-name" style={style}>
      {handle}
      {place.hasChildren ? <BranchButton label={label} place={place} onToggle={onToggle} /> : <span />}
      {children}
    </span>
  );
}

function BranchButton({ label, place, onToggle }: Omit<TreeNameProps, 'children' | 'handle'>) {
  const t = useTranslate();
  const { status, failure } = place;
  const isOpen = status === 'loading' || status === 'loaded';
  const name = t(
    failure === null
      ? isOpen
        ? messages.closeBranch(label)
        : messages.openBranch(label)
      : messages.branchFailed(label, failure),
  );
  const icon = {
    closed: <CaretRightOutlined aria-hidden />,
    loading: <LoadingOutlined aria-hidden />,
    loaded: <CaretDownOutlined aria-hidden />,
    failed: <ReloadOutlined aria-hidden />,
  }[status];
  return (
    <Button
      type="text"
      size="small"
      danger={status === 'failed'}
      icon={icon}
      aria-label={name}
      title={name}
      aria-expanded={isOpen}
      aria-busy={status === 'loading'}
      onClick={onToggle}
    />
  );
}
