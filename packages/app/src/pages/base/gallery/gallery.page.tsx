import { useTranslate } from '@evergreen/react-ui/adapter';
import { PageWrapper } from '@evergreen/react-ui/widgets/base/page-wrapper';
import type { ReactNode } from 'react';

import { CronExample } from './cron-example.tsx';
import { DateExample } from './date-example.tsx';
import './gallery.css';
import { galleryMessages as messages } from './gallery.messages.ts';
import { MenuExample } from './menu-example.tsx';
import { PasswordExample } from './password-example.tsx';
import { SliderExample } from './slider-example.tsx';

const SECTIONS: readonly {
  readonly key: 'cron' | 'dates' | 'slider' | 'password' | 'menu';
  readonly example: ReactNode;
}[] = [
  { key: 'cron', example: <CronExample /> },
  { key: 'dates', example: <DateExample /> },
  { key: 'slider', example: <SliderExample /> },
  { key: 'password', example: <PasswordExample /> },
  { key: 'menu', example: <MenuExample /> },
];

/** Every widget that stands by itself, working. */
export function GalleryPage() {
  const t = useTranslate();
  return (
    <div className="gallery">
      <PageWrapper description={t(messages.description)}>
        {SECTIONS.map(({ key, example }) => (
          <section key={key} aria-labelledby={`gallery-${key}`}>
            <h2 id={`gallery-${key}`}>{t(messages[key])}</h2>
            {example}
          </section>
        ))}
      </PageWrapper>
    </div>
  );
}
