import { build, type InlineConfig, type Rolldown } from 'vite';

/** A chunk of modules that are fetched together. */
export interface ModuleGroup {
  readonly name: string;
  readonly test: (module: string) => boolean;
}

/** What shows the sign-in page, and what shows the first page behind it. */
const SIGN_IN = ['layouts/login-layout/login-layout.tsx', 'pages/session/login/login.page.tsx'];
const SHELL = ['layouts/main-layout/main-layout.tsx', 'pages/insight/home/home.page.tsx'];

/**
 * Builds once without writing, to learn which modules the sign-in page and the shell load, and groups them: what only the one
 * needs, what only the other does, and what both do. By itself the bundler makes a file for every set of pages that share
 * something, dozens of them below 2 kB, and each is a request.
 */
export async function pageGroups(config: InlineConfig): Promise<readonly ModuleGroup[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false },
  });
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const byName = new Map(chunks.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const initial: ReadonlySet<string> = modulesOf(
    [...byName.values()].filter(({ isEntry }) => isEntry),
    byName,
  );
  const [signIn, shell] = [SIGN_IN, SHELL].map((facades) => {
    const roots = facades.map((facade) => {
      const found = [...byName.values()].find(({ facadeModuleId }) =>
        facadeModuleId?.replaceAll('\\', '/').endsWith(`/src/${facade}`),
      );
      if (found === undefined) throw new Error(`No chunk of the build begins with ${facade}`);
      return found;
    });
    return new Set([...modulesOf(roots, byName)].filter((module) => !initial.has(module)));
  });
  if (signIn === undefined || shell === undefined) throw new Error('Two sets of pages are grouped');
  return [
    { name: 'shared', test: (module) => signIn.has(module) && shell.has(module) },
    { name: 'sign-in', test: (module) => signIn.has(module) },
    { name: 'shell', test: (module) => shell.has(module) },
  ];
}

/** The modules of chunks and of all that they import at once. */
function modulesOf(
  roots: readonly Rolldown.OutputChunk[],
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
): Set<string> {
  const loaded = new Set<Rolldown.OutputChunk>();
  const follow = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) follow(byName.get(name));
  };
  for (const root of roots) follow(root);
  return new Set([...loaded].flatMap(({ moduleIds }) => moduleIds));
}
