import { useTranslate } from '@evergreen/react-ui/adapter';

import type { Example, ExampleState } from '../example.types.ts';
import { galleryMessages as messages, stateMessages } from '../gallery.messages.ts';
import { CodeToCopy } from './code-to-copy.tsx';

export interface EntryExampleProps {
  /** Of the entry; begins the ids of its parts. */
  readonly name: string;
  readonly example: Example;
}

const titleOf = ({ state }: ExampleState) => (typeof state === 'string' ? stateMessages[state] : state);

/** A widget in each of its states, what its properties mean, and code that uses it. */
export function EntryExample({ name, example }: EntryExampleProps) {
  const t = useTranslate();
  const properties = Object.entries(example.properties);
  return (
    <>
      <div className={example.isWide === true ? 'gallery-states is-wide' : 'gallery-states'}>
        {example.states.map((state) => (
          <div key={t(titleOf(state))} className="gallery-state">
            <h3>{t(titleOf(state))}</h3>
            {state.content}
          </div>
        ))}
      </div>
      {properties.length > 0 && (
        <details className="gallery-more">
          <summary>{t(messages.properties)}</summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- because what scrolls sideways must be reached by the keyboard */}
          <section className="gallery-sideways" aria-label={t(messages.properties)} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t(messages.property)}</th>
                  <th scope="col">{t(messages.type)}</th>
                  <th scope="col">{t(messages.meaning)}</th>
                </tr>
              </thead>
              <tbody>
                {properties.map(([key, { type, words }]) => (
                  <tr key={key}>
                    <th scope="row">
                      <code>{key}</code>
                    </th>
                    <td>
                      <code>{type}</code>
                    </td>
                    <td>{t(words)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </details>
      )}
      <CodeToCopy id={`gallery-${name}-code`} code={example.code} />
    </>
  );
}
