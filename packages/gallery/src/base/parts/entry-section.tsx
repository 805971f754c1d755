import { LinkOutlined } from '@ant-design/icons';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { LoadFailure } from '@evergreen/react-ui/widgets/base/load-failure';
import { Skeleton } from 'antd';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';

import type { Example } from '../example.types.ts';
import type { GalleryEntry } from '../gallery-entries.ts';
import { galleryMessages as messages } from '../gallery.messages.ts';
import { EntryExample } from './entry-example.tsx';

/** How far below the window an example is loaded. */
const AHEAD = '240px';

/** A widget with its name and description. Its example is loaded when it comes near the window. */
export function EntrySection({ entry }: { readonly entry: GalleryEntry }) {
  const t = useTranslate();
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section);
  const { example, hasFailed, retry } = useExample(entry, isNear);
  const headingId = `gallery-${entry.key}`;
  return (
    <section
      ref={section}
      aria-labelledby={headingId}
      aria-busy={example === null && !hasFailed}
      data-entry={entry.key}
    >
      <h2 id={headingId}>
        {t(entry.title)}
        <Link
          className="gallery-alone"
          to={`/gallery#${entry.key}`}
          aria-label={t(messages.alone(t(entry.title)))}
          title={t(messages.alone(t(entry.title)))}
        >
          <LinkOutlined aria-hidden />
        </Link>
      </h2>
      <p className="gallery-description">{t(entry.description)}</p>
      {hasFailed && <LoadFailure title={t(messages.loadFailed)} onRetry={retry} />}
      {example === null && !hasFailed && (
        <Skeleton active title={false} paragraph={{ rows: 6 }} aria-label={t(messages.loading)} />
      )}
      {example !== null && <EntryExample name={entry.key} example={example} />}
    </section>
  );
}

/** Whether an element was near the window once. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

function useExample({ load }: GalleryEntry, isWanted: boolean) {
  const [example, setExample] = useState<Example | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLive = true;
    const show = async () => {
      try {
        const loaded = await load();
        if (isLive) setExample(loaded);
      } catch {
        if (isLive) setFailed(true);
      }
    };
    void show();
    return () => {
      isLive = false;
    };
  }, [load, isWanted, turn]);
  const retry = () => {
    setFailed(false);
    setTurn(turn + 1);
  };
  return { example, hasFailed, retry };
}
