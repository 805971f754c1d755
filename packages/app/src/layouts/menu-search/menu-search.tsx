import { SearchOutlined } from '@ant-design/icons';
import type { GlobalSearchService } from '@evergreen/core/shell/search';
import { useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { SearchBox } from '@evergreen/react-ui/widgets/shell/search-box';
import { Button, Modal } from 'antd';

import { menuSearchMessages as messages } from './menu-search.messages.ts';

export interface MenuSearchProps {
  readonly globalSearch: GlobalSearchService;
  /** A button that opens a dialog, where the header has no room for a field. */
  readonly isShort: boolean;
}

/** Finds entries of the menu: in the header, on narrow screens in a dialog. */
export function MenuSearch({ globalSearch, isShort }: MenuSearchProps) {
  const t = useTranslate();
  return isShort ? (
    <MenuSearchDialog globalSearch={globalSearch} />
  ) : (
    <SearchBox globalSearch={globalSearch} label={t(messages.label)} isInline />
  );
}

function MenuSearchDialog({ globalSearch }: { readonly globalSearch: GlobalSearchService }) {
  const t = useTranslate();
  const { isOpen } = useFacts(globalSearch);
  return (
    <>
      <Button
        type="text"
        aria-label={t(messages.label)}
        aria-haspopup="dialog"
        icon={<SearchOutlined aria-hidden />}
        onClick={() => globalSearch.send({ type: 'search.open' })}
      />
      <Modal
        open={isOpen}
        title={t(messages.label)}
        closable={{ 'aria-label': t(messages.close) }}
        footer={null}
        destroyOnHidden
        style={{ top: 16 }}
        onCancel={() => globalSearch.send({ type: 'search.close' })}
      >
        <SearchBox globalSearch={globalSearch} label={t(messages.label)} isInline={false} />
      </Modal>
    </>
  );
}
