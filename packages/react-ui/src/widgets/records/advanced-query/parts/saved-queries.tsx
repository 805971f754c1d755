import { DeleteOutlined } from '@ant-design/icons';
import type { AdvancedQueryService } from '@evergreen/core/advanced-query';
import { Button } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { advancedQueryTexts as texts } from '../advanced-query.messages.ts';

export interface SavedQueriesProps {
  readonly query: AdvancedQueryService;
  readonly titles: readonly string[];
}

/** The saved queries of the list; one that is chosen takes the place of the lines. */
export function SavedQueries({ query, titles }: SavedQueriesProps) {
  const t = useTranslate();
  return (
    <section className="saved-queries" aria-label={t(texts.saved)}>
      <h3>{t(texts.saved)}</h3>
      {titles.length === 0 ? (
        <p className="saved-queries-none">{t(texts.noSaved)}</p>
      ) : (
        <ul>
          {titles.map((title) => (
            <li key={title}>
              <Button
                type="text"
                className="saved-queries-load"
                title={title}
                onClick={() => query.send({ type: 'saved.load', title })}
              >
                <span className="saved-queries-title">{title}</span>
              </Button>
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t(texts.removeSaved(title))}
                onClick={() => query.send({ type: 'saved.remove', title })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
