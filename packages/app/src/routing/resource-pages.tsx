import { resourceEntry } from '@evergreen/core/resources';

import { lazyPage, type LazyPage } from './lazy-page.ts';
import { createProgram, useProgram } from './program.ts';
import { resourceSlotsOf } from './resource-slots.registry.ts';
import { Waiting } from './waiting.tsx';

const pages = new Map<string, LazyPage<object>>();

/** What asks for the rows of any list. It is small, and the rows are on their way before the list that shows them has come. */
const dataProgram = createProgram(() => import('../pages/records/resource/resource.page.tsx'));
const listProgram = createProgram(() => import('../pages/records/resource/resource-view.tsx'));

/** What every list is made of, to be fetched before the first one is opened. */
export const resourceProgram = {
  async loadAhead() {
    await Promise.all([dataProgram.load(), listProgram.load()]);
  },
};

/** The page of a resource, which fetches the shared page, the description and its slots when it is first shown; undefined for an unknown name. */
export function lazyResourcePage(name: string): LazyPage<object> | undefined {
  const entry = resourceEntry(name);
  if (entry === undefined) return undefined;
  const known = pages.get(name);
  if (known !== undefined) return known;
  const description = createProgram(entry.load);
  const slotsProgram = createProgram(() => resourceSlotsOf(name));
  const programs = [dataProgram, description, listProgram, slotsProgram];
  function Page() {
    const data = useProgram(dataProgram);
    const resource = useProgram(description);
    const list = useProgram(listProgram);
    const slots = useProgram(slotsProgram);
    if (data === null || resource === null) return <Waiting />;
    return <data.ResourcePage {...{ resource, slots }} view={list?.ResourceView ?? null} meanwhile={<Waiting />} />;
  }
  const page = Object.assign(Page, {
    async loadAhead() {
      await Promise.all(programs.map((program) => program.load()));
    },
  });
  pages.set(name, page);
  return page;
}

/** The page of the recycle bin of a resource. Throws for an unknown name (programming error). */
export function lazyBinPage(name: string): LazyPage<object> {
  const entry = resourceEntry(name);
  if (entry === undefined) throw new Error(`No resource is called "${name}"`);
  return lazyPage<object>(async () => {
    const [{ RecycleBin }, resource] = await Promise.all([
      import('../pages/records/resource/recycle-bin.tsx'),
      entry.load(),
    ]);
    return () => <RecycleBin resource={resource} fixed={NOTHING_FIXED} />;
  });
}

const NOTHING_FIXED = {};
