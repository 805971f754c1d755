import { EllipsisOutlined } from '@ant-design/icons';
import { createChartFile, type ChartFileService, type TakenChart } from '@evergreen/core/insight/chart-file';
import type { ChartKind } from '@evergreen/core/insight/figures';
import { Button, theme } from 'antd';

import { useCore, useEmitted, useFacts, usePageService, useTranslate } from '../../../adapter/index.ts';
import { ActionMenu } from '../../base/action-menu/index.ts';
import { saveFile } from '../../base/save-file/index.ts';
import { chartMessages as messages } from './chart.messages.ts';

export interface ChartMenuProps {
  readonly kind: ChartKind;
  readonly chart: TakenChart;
}

/** What takes a chart out of the platform: as a picture, as a file of its figures, and on paper with its page. */
export function ChartMenu(props: ChartMenuProps) {
  const service = usePageService(createChartFile);
  return service === null ? null : <OpenMenu {...props} service={service} />;
}

function OpenMenu({ kind, chart, service }: ChartMenuProps & { readonly service: ChartFileService }) {
  const t = useTranslate();
  const { printedPage } = useCore();
  const { fontFamily } = theme.useToken().token;
  const { isMaking } = useFacts(service);
  useEmitted(service, (emitted) => {
    if (emitted.type === 'file.received') void saveFile(emitted.content, emitted.name);
  });
  const taken = (): TakenChart => {
    printedPage.send({ type: 'printing.begin' });
    const { organisation, taken: by } = printedPage.facts();
    return { ...chart, notes: [...chart.notes, t(organisation), t(by)] };
  };
  const savePicture = async () => {
    const { title, notes, categories, series } = taken();
    try {
      const { chartPicture } = await import('./chart-picture.ts');
      const content = await chartPicture({ kind, data: { categories, series }, title, notes, fontFamily });
      service.send({ type: 'picture.made', title, content });
    } catch {
      service.send({ type: 'picture.failed' });
    }
  };
  return (
    <ActionMenu
      placement="bottomRight"
      items={[
        { key: 'picture', label: t(messages.picture), onClick: () => void savePicture() },
        {
          key: 'spreadsheet',
          label: t(messages.spreadsheet),
          onClick: () => service.send({ type: 'figures.take', chart: taken() }),
        },
        { key: 'print', label: t(messages.printPage), onClick: () => globalThis.print() },
      ]}
    >
      <Button
        type="text"
        size="small"
        loading={isMaking}
        icon={<EllipsisOutlined aria-hidden />}
        aria-haspopup="menu"
        aria-label={t(messages.take(chart.title))}
        title={t(messages.take(chart.title))}
      />
    </ActionMenu>
  );
}
