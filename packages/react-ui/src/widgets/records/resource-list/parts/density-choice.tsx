import { ColumnHeightOutlined } from '@ant-design/icons';
import { DENSITIES, type Density } from '@evergreen/core/records/list';
import { Button } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { ActionMenu } from '../../../base/action-menu/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';

export interface DensityChoiceProps {
  readonly density: Density;
  readonly onChoose: (density: Density) => void;
}

/** Height of the rows of every list. */
export function DensityChoice({ density, onChoose }: DensityChoiceProps) {
  const t = useTranslate();
  const items = DENSITIES.map((choice) => ({
    key: choice,
    label: t(messages.densities[choice]),
    onClick: () => onChoose(choice),
  }));
  return (
    <ActionMenu items={items} selectedKey={density}>
      <Button
        icon={<ColumnHeightOutlined aria-hidden />}
        aria-label={t(messages.density)}
        title={t(messages.density)}
      />
    </ActionMenu>
  );
}
