import { SettingOutlined } from '@ant-design/icons';

import { useTranslate } from '../../../../adapter/index.ts';
import { editableTableWidgetMessages as messages } from '../editable-table.messages.ts';
import { PanelButton } from '../panels/panel-button.tsx';

/** Opens the panel of what is shown and how. */
export function ColumnSettingsPanel() {
  const t = useTranslate();
  return (
    <PanelButton
      button={{ className: 'table-settings', icon: <SettingOutlined aria-hidden /> }}
      label={t(messages.columns)}
      placement="bottomRight"
    >
      {({ SettingsPanel }) => <SettingsPanel />}
    </PanelButton>
  );
}
