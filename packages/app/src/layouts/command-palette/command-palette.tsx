import type { GlobalSearchService } from '@evergreen/core/search';
import { useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { SearchBox } from '@evergreen/react-ui/widgets/shell/search-box';
import { Modal } from 'antd';

import { commandPaletteMessages as messages } from './command-palette.messages.ts';

const WIDTH = 640;

/** Pages and actions by their names, over everything else. */
export function CommandPalette({
  globalSearch,
  onGone,
}: {
  readonly globalSearch: GlobalSearchService;
  readonly onGone: () => void;
}) {
  const t = useTranslate();
  const { isOpen } = useFacts(globalSearch);
  return (
    <Modal
      open={isOpen}
      title={<span className="visually-hidden">{t(messages.title)}</span>}
      rootClassName="command-palette"
      width={WIDTH}
      style={{ top: 72 }}
      closable={false}
      footer={null}
      destroyOnHidden
      onCancel={() => globalSearch.send({ type: 'search.close' })}
      afterClose={onGone}
    >
      <SearchBox globalSearch={globalSearch} label={t(messages.label)} isInline={false} />
    </Modal>
  );
}
