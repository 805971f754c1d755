import { SearchOutlined } from '@ant-design/icons';
import { matchesNames, type PinyinIndex } from '@evergreen/core/shell/search';
import { useCore, useOwnedService, useTranslate } from '@evergreen/react-ui/adapter';
import { PageWrapper } from '@evergreen/react-ui/widgets/base/page-wrapper';
import { Empty, Input } from 'antd';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

import { galleryEntries, type GalleryEntry } from './gallery-entries.ts';
import './gallery.css';
import { galleryMessages as messages } from './gallery.messages.ts';
import { EntryIndex } from './parts/entry-index.tsx';
import { EntrySection } from './parts/entry-section.tsx';

const loadSpeller = async () => (await import('@evergreen/core/shell/pinyin')).spell;
const namesOf = ({ key, title }: GalleryEntry) => [title['zh-CN'], title['en-US'], key];
const NAMES = galleryEntries.flatMap(namesOf);

/** Every widget that stands by itself, working: all of them, the one that the address names, or those that are searched for. */
export function GalleryPage() {
  const core = useCore();
  const book = useOwnedService(useCallback(() => core.openPinyinIndex(loadSpeller), [core]));
  return book === null ? null : <Gallery book={book} />;
}

function Gallery({ book }: { readonly book: PinyinIndex }) {
  const t = useTranslate();
  const { hash } = useLocation();
  const [words, setWords] = useState('');
  const found = useFound(book, words);
  const isSearching = words.trim() !== '';
  const alone = isSearching ? undefined : galleryEntries.find(({ key }) => `#${key}` === hash);
  const shown = alone === undefined ? found : [alone];
  return (
    <div className="gallery">
      <PageWrapper description={t(messages.description)}>
        <div className="gallery-columns">
          <div className="gallery-side">
            <Input.Search
              id="gallery-search"
              type="search"
              allowClear
              searchIcon={<SearchOutlined aria-label={t(messages.search)} />}
              aria-label={t(messages.search)}
              placeholder={t(messages.search)}
              value={words}
              onChange={(event) => {
                book.prepare(NAMES);
                setWords(event.target.value);
              }}
            />
            <output className="gallery-found">{isSearching ? t(messages.found(found.length)) : ''}</output>
            <EntryIndex entries={found} alone={alone} onOpen={() => setWords('')} />
          </div>
          <div className="gallery-entries">
            {shown.length === 0 && <Empty description={t(messages.nothing)} />}
            {shown.map((entry) => (
              <EntrySection key={entry.key} entry={entry} />
            ))}
          </div>
        </div>
      </PageWrapper>
    </div>
  );
}

/** The entries whose Chinese or English name, pinyin or key has these words; all without words. */
function useFound(book: PinyinIndex, words: string): readonly GalleryEntry[] {
  // Spellings arrive after the first letter is typed, all at once: the signs of any name tell.
  useSyncExternalStore(book.subscribe, () => book.signsOf(NAMES[0] ?? ''));
  return galleryEntries.filter((entry) => matchesNames(book, namesOf(entry), words));
}
