import { keyHelp } from '@evergreen/core/grid/editable-table/lazy';
import { Modal } from 'antd';
import { useEffect } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { useFocusActiveCell } from '../input/use-focus-active-cell.ts';
import { panelMessages as messages } from './panel.messages.ts';

/** The keys of the table, as the command palette lists those of the application. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const returnFocus = useFocusActiveCell();
  useEffect(() => returnFocus, [returnFocus]);
  return (
    <Modal open width={720} footer={null} title={t(messages.keysOfTable)} onCancel={onClose}>
      <div className="table-keys">
        {keyHelp().map(({ title, keys }) => (
          <section key={title['en-US']}>
            <h3>{t(title)}</h3>
            <dl>
              {keys.map(({ chords, meanings }) => (
                <div key={chords.join(' ')}>
                  <dt>
                    {chords.map((chord) => (
                      <kbd key={chord}>{shownChord(chord)}</kbd>
                    ))}
                  </dt>
                  <dd>{meanings.map((meaning) => t(meaning)).join(t(messages.or))}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}

const ARROWS: Readonly<Record<string, string>> = { Up: '↑', Down: '↓', Left: '←', Right: '→' };

/** As keys are labelled. */
function shownChord(chord: string): string {
  return chord.replace(/Arrow(\w+)/u, (_, direction: string) => ARROWS[direction] ?? direction);
}
