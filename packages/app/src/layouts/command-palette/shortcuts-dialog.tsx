import { shortcutGroups, type Keys } from '@evergreen/core/shell/search';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { Modal } from 'antd';
import { Fragment } from 'react';

import { commandPaletteMessages as messages } from './command-palette.messages.ts';
import './shortcuts-dialog.css';

export interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Every key that means something, from the core's list. */
export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const t = useTranslate();
  return (
    <Modal
      open={isOpen}
      title={t(messages.shortcuts)}
      closable={{ 'aria-label': t(messages.close) }}
      footer={null}
      width={560}
      destroyOnHidden
      onCancel={onClose}
    >
      {shortcutGroups.map((group) => (
        <section key={group.title['zh-CN']} className="shortcuts">
          <h2>{t(group.title)}</h2>
          <dl>
            {group.shortcuts.map(({ presses, title }) => (
              <div key={title['zh-CN']} className="shortcut">
                <dt>{t(title)}</dt>
                <dd>
                  {presses.map((keys, place) => (
                    <Fragment key={keys.join(' ')}>
                      {place > 0 && <span className="shortcut-or"> {t(messages.or)} </span>}
                      <Press keys={keys} />
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  );
}

function Press({ keys }: { readonly keys: Keys }) {
  return (
    <span className="shortcut-press">
      {keys.map((key, place) => (
        <Fragment key={key}>
          {place > 0 && ' + '}
          <kbd>{key === 'Mod' ? MOD : key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}

/** What the platform's own commands begin with. */
const MOD = /mac|iphone|ipad/iu.test(navigator.userAgent) ? '⌘' : 'Ctrl';
