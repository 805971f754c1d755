import { SearchOutlined } from '@ant-design/icons';
import type { GlobalSearchService } from '@evergreen/core/shell/search';
import { useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { SearchBox } from '@evergreen/react-ui/widgets/shell/search-box';
import { Button, Modal } from 'antd';
import { useRef } from 'react';

import { menuSearchMessages as messages } from './menu-search.messages.ts';

export interface MenuSearchProps {
  readonly globalSearch: GlobalSearchService;
  /** A button that opens a dialog, where the header has no room for a field. */
  readonly isShort: boolean;
  /** Searches everything for these words. */
  readonly onWiden: (words: string) => void;
}

/** Finds entries of the menu: in the header, on narrow screens in a dialog. */
export function MenuSearch({ globalSearch, isShort, onWiden }: MenuSearchProps) {
  const t = useTranslate();
  const widen = (words: string) => {
    globalSearch.send({ type: 'search.close' });
    onWiden(words);
  };
  return isShort ? (
    <MenuSearchDialog globalSearch={globalSearch} onWiden={onWiden} />
  ) : (
    <SearchBox
      globalSearch={globalSearch}
      label={t(messages.label)}
      isInline
      wider={{ label: t(messages.wider), onOpen: widen }}
    />
  );
}

function MenuSearchDialog({ globalSearch, onWiden }: Omit<MenuSearchProps, 'isShort'>) {
  const t = useTranslate();
  const { isOpen } = useFacts(globalSearch);
  const widened = useRef<string | null>(null);
  const widen = (words: string) => {
    widened.current = words;
    globalSearch.send({ type: 'search.close' });
  };
  // A dialog that opened while this one still goes would lose the focus to what had it before.
  const openWider = () => {
    const words = widened.current;
    widened.current = null;
    if (words !== null) onWiden(words);
  };
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
        afterClose={openWider}
      >
        <SearchBox
          globalSearch={globalSearch}
          label={t(messages.label)}
          isInline={false}
          wider={{ label: t(messages.wider), onOpen: widen }}
        />
      </Modal>
    </>
  );
}
