import type { ResourcePageService } from '@evergreen/core/records/page';

/** What a list asks its page to open: a record by how and which, or what is over the list. Whatever opens is closed at once. */
export function askedOf(page: ResourcePageService): readonly string[] {
  const asked: string[] = [];
  page.subscribe(() => {
    const { record, overlay } = page.facts();
    if (record !== null) {
      const { mode } = record;
      asked.push(mode.kind === 'add' ? 'add' : `${mode.kind === 'edit' ? 'edit' : 'show'} ${mode.id}`);
      page.send({ type: 'record.close' });
    }
    if (overlay !== null) {
      asked.push(overlay.kind);
      page.send({ type: 'overlay.close' });
    }
  });
  return asked;
}
