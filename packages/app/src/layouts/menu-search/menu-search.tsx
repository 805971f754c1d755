import { SearchOutlined } from '@ant-design/icons';
import type { FinderService } from '@evergreen/core/search';
import { useFacts, useText } from '@evergreen/react-ui/adapter';
import { Finder } from '@evergreen/react-ui/widgets/shell/search-box';
import { Button, Modal } from 'antd';

import { menuSearchMessages as messages } from './menu-search.messages.ts';

export interface MenuSearchProps {
  readonly finder: FinderService;
  /** A button that opens a dialog, where the header has no room for a field. */
  readonly isShort: boolean;
}

/** Finds entries of the menu: in the header, on narrow screens in a dialog. */
export function MenuSearch({ finder, isShort }: MenuSearchProps) {
  const say = useText();
  return isShort ? (
    <MenuSearchDialog finder={finder} />
  ) : (
    <Finder finder={finder} label={say(messages.label)} isInline />
  );
}

function MenuSearchDialog({ finder }: { readonly finder: FinderService }) {
  const say = useText();
  const { isOpen } = useFacts(finder);
  return (
    <>
      <Button
        type="text"
        aria-label={say(messages.label)}
        aria-haspopup="dialog"
        icon={<SearchOutlined aria-hidden />}
        onClick={() => finder.send({ type: 'finder.open' })}
      />
      <Modal
        open={isOpen}
        title={say(messages.label)}
        closable={{ 'aria-label': say(messages.close) }}
        footer={null}
        destroyOnHidden
        style={{ top: 16 }}
        onCancel={() => finder.send({ type: 'finder.close' })}
      >
        <Finder finder={finder} label={say(messages.label)} isInline={false} />
      </Modal>
    </>
  );
}
