import { kebabCase, quoted } from './resource-source.mjs';

/**
 * The sources of a page that shows what one call answers, as texts: service, view and test of the core, page and texts of the application.
 * @typedef {{ name: string, domain: string, zh: string, en: string, endpoint: string }} NewPage name: camelCase; endpoint: as
 *   `homeEndpoints.counts`
 */

/** @param {string} name camelCase */
export const pascalCase = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** @param {NewPage} page */
const serviceSource = ({ name, endpoint }) => `import { ${endpoint.split('.')[0]} } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { createComputedFacts, mapResult, type Service } from '../../../kernel/index.ts';
import { createLoader } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { ${name}View, type ${pascalCase(name)}Facts } from './${kebabCase(name)}.view.ts';

export type ${pascalCase(name)}Event = { readonly type: 'page.refresh' };

export type ${pascalCase(name)}Service = Service<${pascalCase(name)}Facts, ${pascalCase(name)}Event>;

export interface ${pascalCase(name)}Dependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
}

/** Reads what the page shows when it is opened, and again when it is asked to. */
export function create${pascalCase(name)}({ client, clock }: ${pascalCase(name)}Dependencies): ${pascalCase(name)}Service {
  const loader = createLoader({
    clock,
    load: async (_params: null, signal) =>
      mapResult(await client.call(${endpoint}, { signal, isQuiet: true }), ({ result }) => result),
  });
  const shown = createComputedFacts(() => ${name}View(loader.facts()));
  loader.subscribe(shown.invalidate);
  loader.send({ type: 'value.load', params: null });
  return {
    ...shown,
    send: () => loader.send({ type: 'value.refresh' }),
    dispose() {
      loader.dispose();
      shown.dispose();
    },
  };
}
`;

/** @param {NewPage} page */
const viewSource = ({
  name,
  endpoint,
}) => `import type { AnswerOf, ${endpoint.split('.')[0]} } from '../../../contract/index.ts';
import { failureText, type HttpFailure } from '../../../http/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import type { LoaderFacts } from '../../../machine/index.ts';

type Answered = AnswerOf<typeof ${endpoint}>;

export interface ${pascalCase(name)}Facts {
  /** The last good answer; null before the first. */
  readonly shown: Answered | null;
  readonly isLoading: boolean;
  readonly failure: LocalizedText | null;
}

export function ${name}View({ status, value, failure }: LoaderFacts<Answered, HttpFailure>): ${pascalCase(name)}Facts {
  return {
    shown: value,
    isLoading: status === 'loading' || status === 'refreshing',
    failure: failure === null ? null : failureText(failure),
  };
}
`;

/** @param {NewPage} page */
const testSource = ({ name, endpoint }) => `import { expect, it } from 'vitest';

import { ${endpoint.split('.')[0]} } from '../../../contract/index.ts';
import { createHttpClient } from '../../../http/index.ts';
import { fakePorts, settled } from '../../../testing/index.ts';
import { create${pascalCase(name)} } from './index.ts';

it('says why the page could not be read, and asks again', async () => {
  const ports = fakePorts();
  const client = createHttpClient({
    ...ports,
    basePath: '/api',
    token: () => 'T1',
    tenantId: () => null,
    locale: () => 'zh-CN',
    onFailure: () => {},
  });
  const service = create${pascalCase(name)}({ client, clock: ports.clock });
  const { path } = ${endpoint};
  const before = service.facts();
  ports.http.take(path).status(503, '数据库暂时不可用');
  await settled();
  const failed = service.facts();
  service.send({ type: 'page.refresh' });
  ports.http.take(path);
  expect([before.isLoading, failed.isLoading, failed.failure !== null, service.facts().isLoading]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});
`;

/** @param {NewPage} page */
const pageSource = ({
  name,
  domain,
}) => `import { create${pascalCase(name)}, type ${pascalCase(name)}Service } from '@evergreen/core/${domain}/${kebabCase(name)}';
import { useFacts, usePageService, useTranslate } from '@evergreen/react-ui/adapter';
import { LoadFailure } from '@evergreen/react-ui/widgets/base/load-failure';
import { PageWrapper } from '@evergreen/react-ui/widgets/base/page-wrapper';
import { Skeleton } from 'antd';

import { ${name}Messages as messages } from './${kebabCase(name)}.messages.ts';

export function ${pascalCase(name)}Page() {
  const service = usePageService(create${pascalCase(name)});
  return service === null ? null : <${pascalCase(name)} service={service} />;
}

function ${pascalCase(name)}({ service }: { readonly service: ${pascalCase(name)}Service }) {
  const { shown, failure } = useFacts(service);
  const t = useTranslate();
  return (
    <PageWrapper description={t(messages.description)}>
      {failure !== null && <LoadFailure title={t(failure)} onRetry={() => service.send({ type: 'page.refresh' })} />}
      {shown === null ? failure === null && <Skeleton active /> : <pre>{JSON.stringify(shown, null, 2)}</pre>}
    </PageWrapper>
  );
}
`;

/** @param {NewPage} page */
const messagesSource = ({ name, zh, en }) => `import { localized } from '@evergreen/core/kernel';

export const ${name}Messages = {
  description: localized(${quoted(zh)}, ${quoted(en)}),
};
`;

/**
 * The new files of a page, by path.
 * @param {NewPage} page
 * @returns {Readonly<Record<string, string>>}
 */
export function pageFiles(page) {
  const { name, domain } = page;
  const file = kebabCase(name);
  const core = `packages/core/src/features/${domain}/${file}`;
  const app = `packages/app/src/pages/${domain}/${file}`;
  return {
    [`${core}/index.ts`]: `export { create${pascalCase(name)}, type ${pascalCase(name)}Service } from './${file}.service.ts';\n`,
    [`${core}/${file}.service.ts`]: serviceSource(page),
    [`${core}/${file}.view.ts`]: viewSource(page),
    [`${core}/${file}.test.ts`]: testSource(page),
    [`${app}/${file}.page.tsx`]: pageSource(page),
    [`${app}/${file}.messages.ts`]: messagesSource(page),
  };
}

/**
 * A list with one more line, before the first that comes after it in the alphabet.
 * @param {string} source
 * @param {string} start the line that opens the list
 * @param {string} line
 * @returns {string}
 */
export function withLine(source, start, line) {
  const from = source.indexOf(start);
  if (from === -1) throw new Error(`There is no "${start}"; scripts/page-source.mjs has to follow a rename`);
  const lines = source.slice(from + start.length).split('\n');
  const at = lines.findIndex(
    (other, index) =>
      index > 0 && (/^(?: {2})?[}\]]/.test(other) || (/^\s+'/.test(other) && other.trim() > line.trim())),
  );
  lines.splice(at, 0, line);
  return source.slice(0, from + start.length) + lines.join('\n');
}
