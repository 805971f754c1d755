import { createRecordSearch, type RecordSearchService } from '@evergreen/core/records/list';
import {
  searchableRecords,
  type GlobalSearchFacts,
  type GlobalSearchService,
  type SearchItem,
} from '@evergreen/core/shell/search';
import type { Settings } from '@evergreen/core/shell/settings';
import { useCore, useFacts, usePageService, useSelectedFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { SearchBox } from '@evergreen/react-ui/widgets/shell/search-box';
import { Modal } from 'antd';
import { useEffect } from 'react';

import { commandPaletteMessages as messages } from './command-palette.messages.ts';

const WIDTH = 640;

const wordsOf = (facts: GlobalSearchFacts) => facts.words;
const localeOf = (facts: Settings) => facts.locale;

export interface CommandPaletteProps {
  readonly globalSearch: GlobalSearchService;
  /** Records that the words found, to be searched with the rest. */
  readonly onRecords: (records: readonly SearchItem[]) => void;
  readonly onGone: () => void;
}

/** Pages, actions and records by their names, over everything else. */
export function CommandPalette(props: CommandPaletteProps) {
  const recordSearch = usePageService(createRecordSearch);
  return recordSearch === null ? null : <Dialog {...props} recordSearch={recordSearch} />;
}

function Dialog({
  globalSearch,
  recordSearch,
  onRecords,
  onGone,
}: CommandPaletteProps & { readonly recordSearch: RecordSearchService }) {
  const t = useTranslate();
  const { isOpen } = useFacts(globalSearch);
  const words = useSelectedFacts(globalSearch, wordsOf);
  const locale = useSelectedFacts(useCore().settings, localeOf);
  const { isSearching, records } = useFacts(recordSearch);
  useEffect(() => recordSearch.send({ type: 'words.type', words }), [recordSearch, words]);
  useEffect(() => onRecords(searchableRecords(records, locale)), [onRecords, records, locale]);
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
      <SearchBox
        {...{ globalSearch, isSearching }}
        label={t(messages.label)}
        placeholder={t(messages.placeholder)}
        isInline={false}
      />
    </Modal>
  );
}
