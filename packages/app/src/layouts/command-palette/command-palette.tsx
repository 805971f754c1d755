import type { FinderService } from '@evergreen/core/search';
import { useFacts, useText } from '@evergreen/react-ui/adapter';
import { Finder } from '@evergreen/react-ui/widgets/shell/search-box';
import { Modal } from 'antd';

import { commandPaletteMessages as messages } from './command-palette.messages.ts';

const WIDTH = 640;

/** Pages and actions by their names, over everything else. */
export function CommandPalette({ finder, onGone }: { readonly finder: FinderService; readonly onGone: () => void }) {
  const say = useText();
  const { isOpen } = useFacts(finder);
  return (
    <Modal
      open={isOpen}
      title={<span className="visually-hidden">{say(messages.title)}</span>}
      rootClassName="command-palette"
      width={WIDTH}
      style={{ top: 72 }}
      closable={false}
      footer={null}
      destroyOnHidden
      onCancel={() => finder.send({ type: 'finder.close' })}
      afterClose={onGone}
    >
      <Finder finder={finder} label={say(messages.label)} isInline={false} />
    </Modal>
  );
}
