import { useTranslate } from '@evergreen/react-ui/adapter';
import { Link } from 'react-router-dom';

import type { GalleryEntry } from '../gallery-entries.ts';
import { galleryMessages as messages } from '../gallery.messages.ts';

export interface EntryIndexProps {
  readonly entries: readonly GalleryEntry[];
  /** The one that is shown by itself. */
  readonly alone: GalleryEntry | undefined;
  readonly onOpen: () => void;
}

/** The names of the widgets, each a link to it by itself. */
export function EntryIndex({ entries, alone, onOpen }: EntryIndexProps) {
  const t = useTranslate();
  const current = (isCurrent: boolean) => (isCurrent ? { 'aria-current': 'true' as const } : {});
  return (
    <nav aria-label={t(messages.index)} className="gallery-index">
      <ul>
        <li>
          <Link to="/gallery" onClick={onOpen} {...current(alone === undefined)}>
            {t(messages.all)}
          </Link>
        </li>
        {entries.map((entry) => (
          <li key={entry.key}>
            <Link to={`/gallery#${entry.key}`} onClick={onOpen} {...current(entry === alone)}>
              {t(entry.title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
