import { LOCALES } from '@evergreen/core/kernel';

import { appMessages as messages } from './app.messages.ts';

/** Shown before there is a core that knows a language: in every one of them. */
export function StartUpFailure({ problem }: { readonly problem: string }) {
  return (
    <main className="start-up-failure" role="alert">
      {LOCALES.map((locale) => (
        <h1 key={locale} lang={locale}>
          {messages.badConfiguration[locale]}
        </h1>
      ))}
      <pre>{problem}</pre>
    </main>
  );
}
