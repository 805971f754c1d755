import { build, type InlineConfig, type Rolldown } from 'vite';

/** A chunk of modules that are fetched together. */
export interface ModuleGroup {
  readonly name: string;
  readonly test: (module: string) => boolean;
}

/**
 * What people wait for, in the order in which they come to it. A module belongs to the first of these that needs it: what a later
 * one needs as well is there already.
 */
const MOMENTS = {
  'sign-in': ['app/src/layouts/login-layout/login-layout.tsx', 'app/src/pages/session/login/login.page.tsx'],
  shell: ['app/src/layouts/main-layout/main-layout.tsx', 'app/src/pages/insight/home/home.page.tsx'],
  bell: [
    'react-ui/src/widgets/messaging/notice-bell/index.ts',
    'core/src/features/live/notice-channel/index.ts',
    'react-ui/src/feedback/notice-display.tsx',
  ],
  charts: ['react-ui/src/widgets/insight/chart/chart-canvas.tsx'],
  'list-data': ['app/src/pages/records/resource/resource.page.tsx'],
  list: ['app/src/pages/records/resource/resource-view.tsx'],
  record: [
    'app/src/pages/records/resource/record-dialog.tsx',
    'react-ui/src/widgets/records/record-actions/action-question.tsx',
    'react-ui/src/widgets/base/number-input/number-input.tsx',
  ],
  inputs: [
    'base/icon-picker/index.ts',
    'files/file-display/index.ts',
    'files/file-upload/index.ts',
    'validation/location-input/index.ts',
    'validation/region-select/index.ts',
    'access/user-picker/index.ts',
    'access/department-picker/index.ts',
    'records/masked-value/index.ts',
    'records/references-input/index.ts',
    'records/tree-select/index.ts',
    'text/text-tools/tool-menu.tsx',
    'text/text-tools/use-own-escape.ts',
  ].map((input) => `react-ui/src/widgets/${input}`),
  table: ['react-ui/src/widgets/records/child-table/index.ts'],
} as const;

/**
 * Builds once without writing, to learn which modules each moment loads, and groups them. By itself the bundler makes a file for
 * every set of pages that share something, hundreds of them below 2 kB, and each is a request.
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
  const initial = modulesOf(
    [...byName.values()].filter(({ isEntry }) => isEntry),
    byName,
  );
  const needed = new Map(
    Object.entries(MOMENTS).map(([moment, facades]) => {
      const roots = facades.map((facade) => chunkOf(facade, byName));
      return [moment, new Set([...modulesOf(roots, byName)].filter((module) => !initial.has(module)))] as const;
    }),
  );
  return [
    {
      name: 'shared',
      test: (module) => needed.get('sign-in')?.has(module) === true && needed.get('shell')?.has(module) === true,
    },
    ...[...needed].map(([name, modules]) => ({ name, test: (module: string) => modules.has(module) })),
  ];
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

function chunkOf(facade: string, byName: Chunks): Rolldown.OutputChunk {
  const found = [...byName.values()].find(({ moduleIds }) =>
    moduleIds.some((module) => module.replaceAll('\\', '/').endsWith(`/${facade}`)),
  );
  if (found === undefined) throw new Error(`No chunk of the build holds ${facade}`);
  return found;
}

/** The modules of chunks and of all that they import at once. */
function modulesOf(roots: readonly Rolldown.OutputChunk[], byName: Chunks): Set<string> {
  const loaded = new Set<Rolldown.OutputChunk>();
  const follow = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) follow(byName.get(name));
  };
  for (const root of roots) follow(root);
  return new Set([...loaded].flatMap(({ moduleIds }) => moduleIds));
}
