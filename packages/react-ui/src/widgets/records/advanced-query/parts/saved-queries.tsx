import { DeleteOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import type { AdvancedQueryService, ShownQuery } from '@evergreen/core/records/query';
import { Button, Tag } from 'antd';

import { useChosenFacts, useTranslate } from '../../../../adapter/index.ts';
import { advancedQueryTexts as texts } from '../advanced-query.messages.ts';

const SHOWN = ['saved', 'library', 'isKeeping'] as const;
const KEEPING = ['isKeeping'] as const;

interface SavedQueriesProps {
  readonly query: AdvancedQueryService;
}

/** The saved queries of the list: one's own, those of colleagues, those of this device. One that is chosen takes the place of the lines. */
export function SavedQueries({ query }: SavedQueriesProps) {
  const t = useTranslate();
  const { saved, library, isKeeping } = useChosenFacts(query, SHOWN);
  const own = saved.filter(({ place, owner }) => place === 'account' && owner === null);
  const shared = saved.filter(({ owner }) => owner !== null);
  const device = saved.filter(({ place }) => place === 'device');
  const isPlain = library !== 'account' || (shared.length === 0 && device.length === 0);
  return (
    <section className="saved-queries" aria-label={t(texts.saved)} aria-busy={isKeeping || library === 'loading'}>
      <h3>{t(texts.saved)}</h3>
      {library === 'device' && <p className="saved-queries-note">{t(texts.outOfReach)}</p>}
      {saved.length === 0 && (
        <p className="saved-queries-none">{t(library === 'loading' ? texts.loadingSaved : texts.noSaved)}</p>
      )}
      {own.length > 0 && !isPlain && <h4>{t(texts.own)}</h4>}
      <QueryList query={query} shown={own} />
      {shared.length > 0 && <h4>{t(texts.shared)}</h4>}
      <QueryList query={query} shown={shared} />
      {device.length > 0 && library === 'account' && (
        <>
          <h4>{t(texts.device)}</h4>
          <p className="saved-queries-note">
            {t(texts.takeOverHint)}
            <Button
              type="link"
              size="small"
              disabled={isKeeping}
              onClick={() => query.send({ type: 'device.takeOver' })}
            >
              {t(texts.takeOver)}
            </Button>
          </p>
        </>
      )}
      <QueryList query={query} shown={device} />
    </section>
  );
}

function QueryList({ query, shown }: SavedQueriesProps & { readonly shown: readonly ShownQuery[] }) {
  if (shown.length === 0) return null;
  return (
    <ul>
      {shown.map((one) => (
        <SavedQueryItem key={one.key} query={query} saved={one} />
      ))}
    </ul>
  );
}

function SavedQueryItem({ query, saved }: SavedQueriesProps & { readonly saved: ShownQuery }) {
  const t = useTranslate();
  const { isKeeping } = useChosenFacts(query, KEEPING);
  const { key, title, owner, role, isDefault, place, problem, layout, condition } = saved;
  const note = owner === null ? (role === null ? null : texts.sharedWith(role.name)) : texts.sharedBy(owner);
  const problemId = `saved-query-problem-${key}`;
  return (
    <li>
      <Button
        type="text"
        className="saved-queries-load"
        title={title}
        // A layout alone has no lines; it is used over the list.
        disabled={condition === null}
        {...(problem === null ? {} : { 'aria-describedby': problemId })}
        onClick={() => query.send({ type: 'saved.load', key })}
      >
        <span className="saved-queries-title">{title}</span>
        {isDefault && <Tag>{t(texts.isDefault)}</Tag>}
      </Button>
      {place === 'account' && owner === null && (
        <Button
          type="text"
          icon={isDefault ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
          aria-label={t(isDefault ? texts.endDefault(title) : texts.makeDefault(title))}
          title={t(isDefault ? texts.endDefault(title) : texts.makeDefault(title))}
          disabled={isKeeping || (problem !== null && !isDefault)}
          onClick={() => query.send({ type: 'saved.default', key, isDefault: !isDefault })}
        />
      )}
      {owner === null && (
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t(texts.removeSaved(title))}
          disabled={isKeeping}
          onClick={() => query.send({ type: 'saved.remove', key })}
        />
      )}
      {layout !== null && (
        <span className="saved-queries-note">{t(condition === null ? texts.isLayoutAlone : texts.hasLayout)}</span>
      )}
      {note !== null && <span className="saved-queries-note">{t(note)}</span>}
      {problem !== null && (
        <span id={problemId} className="saved-queries-problem">
          {t(problem)}
        </span>
      )}
    </li>
  );
}
