import { CloseOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { FavouriteEvent, HomePageLink } from '@evergreen/core/insight/home';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { Button, Select } from 'antd';
import { memo, useState } from 'react';
import { Link } from 'react-router-dom';

import { menuIcon } from '@evergreen/react-ui/widgets/base/menu-icon';
import { foundByLabel } from '@evergreen/react-ui/widgets/base/choice-select';
import { InsightPanel } from '../parts/insight-panel.tsx';
import { homePageMessages as messages } from './home.messages.ts';

export interface FavouritesPanelProps {
  readonly favourites: readonly HomePageLink[];
  readonly otherPages: readonly HomePageLink[];
  readonly send: (event: FavouriteEvent) => void;
}

/** Links to the pages of every day, which the user arranges. */
export const FavouritesPanel = memo(function FavouritesPanel({ favourites, otherPages, send }: FavouritesPanelProps) {
  const t = useTranslate();
  const [isArranging, setArranging] = useState(false);
  const toggle = (
    <Button type="link" aria-pressed={isArranging} onClick={() => setArranging(!isArranging)}>
      {t(isArranging ? messages.arranged : messages.arrange)}
    </Button>
  );
  return (
    <InsightPanel title={messages.favourites} extra={toggle} className="screen-only">
      {favourites.length === 0 && !isArranging && <p className="home-hint">{t(messages.noFavourites)}</p>}
      <ul className="home-favourites">
        {favourites.map((page, position) =>
          isArranging ? (
            <ArrangedFavourite
              key={page.path}
              page={page}
              position={position}
              isLast={position === favourites.length - 1}
              send={send}
            />
          ) : (
            <li key={page.path}>
              <Link className="home-favourite" to={page.path}>
                {menuIcon(page.icon)}
                <span>{page.title}</span>
              </Link>
            </li>
          ),
        )}
      </ul>
      {isArranging && (
        <Select
          className="home-add-favourite"
          showSearch={foundByLabel}
          value={null}
          aria-label={t(messages.addFavourite)}
          placeholder={t(messages.addFavourite)}
          notFoundContent={t(messages.noFurtherPages)}
          options={otherPages.map(({ path, title, groups }) => ({
            value: path,
            label: [...groups, title].join(' › '),
          }))}
          onChange={(path: string | null) => {
            if (path !== null) send({ type: 'favourite.add', path });
          }}
        />
      )}
    </InsightPanel>
  );
});

interface ArrangedFavouriteProps {
  readonly page: HomePageLink;
  readonly position: number;
  readonly isLast: boolean;
  readonly send: (event: FavouriteEvent) => void;
}

/** A favourite with the buttons that move and remove it. */
function ArrangedFavourite({ page: { path, title, icon }, position, isLast, send }: ArrangedFavouriteProps) {
  const t = useTranslate();
  const move = (place: number) => send({ type: 'favourite.move', path, position: place });
  return (
    <li className="home-favourite home-favourite-arranged">
      {menuIcon(icon)}
      <span>{title}</span>
      <Button
        type="text"
        size="small"
        disabled={position === 0}
        icon={<LeftOutlined aria-hidden />}
        aria-label={t(messages.moveBack(title))}
        onClick={() => move(position - 1)}
      />
      <Button
        type="text"
        size="small"
        disabled={isLast}
        icon={<RightOutlined aria-hidden />}
        aria-label={t(messages.moveOn(title))}
        onClick={() => move(position + 1)}
      />
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t(messages.remove(title))}
        onClick={() => send({ type: 'favourite.remove', path })}
      />
    </li>
  );
}
