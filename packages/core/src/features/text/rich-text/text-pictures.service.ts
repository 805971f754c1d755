import {
  createEmitter,
  encodeBase64,
  err,
  ok,
  type LocalizedText,
  type Notice,
  type Result,
  type Service,
} from '../../../kernel/index.ts';
import type { FileContent } from '../../../ports/index.ts';
import { createFileUpload, type FileUploadDependencies } from '../../files/file-upload/index.ts';
import type { ShownFile, UploadListEvent, UploadListFacts } from '../../files/upload-list/index.ts';
import { cleanAttribute, storedPictureAddress } from '../html-profile/index.ts';
import { richTextMessages as messages } from './rich-text.messages.ts';

export type TextPicturesEmitted =
  /** A picture to put into the text, in the order in which they were chosen. */
  | { readonly type: 'picture.ready'; readonly source: string; readonly name: string }
  | { readonly type: 'notice.raised'; readonly notice: Notice };

/** The pictures on their way into a text: those that are sent, and those that failed. */
export type TextPictures = Service<UploadListFacts, UploadListEvent, TextPicturesEmitted>;

/** What a server answers that does not store pictures: the text is to hold them. */
const LOCAL = 'local';

/** Uploads pictures for a text. Keep it as long as its editor: disposal ends every upload. */
export function createTextPictures(dependencies: FileUploadDependencies): TextPictures {
  const list = createFileUpload(dependencies, { value: null, accepts: 'image', folder: 'jeditor' });
  const pictures = createEmitter<TextPicturesEmitted>();
  const taken = new Set<string>();
  /** The list lets go of what is stored, which is still needed where the text is to hold it. */
  const contents = new Map<string, FileContent>();
  let isOpen = true;
  let queue = Promise.resolve();
  const tell = (emitted: TextPicturesEmitted) => {
    if (isOpen) pictures.emit(emitted);
  };

  async function handOver({ id, name, path }: ShownFile): Promise<void> {
    const content = contents.get(id);
    contents.delete(id);
    const source =
      path === LOCAL && content !== undefined
        ? await embedded(name, content)
        : ok(storedPictureAddress(path, dependencies.config.basePath));
    if (source.ok) tell({ type: 'picture.ready', source: source.value, name });
    else tell({ type: 'notice.raised', notice: { level: 'warning', text: source.error } });
    if (isOpen) list.send({ type: 'file.remove', id });
  }

  list.on((emitted) => {
    if (emitted.type === 'notice.raised') tell(emitted);
    if (emitted.type === 'report.received')
      tell({ type: 'notice.raised', notice: { level: 'error', text: emitted.report.title } });
  });
  list.subscribe(() => {
    for (const { id, content } of list.facts().files) if (content !== null) contents.set(id, content);
    for (const file of readyPictures(list.facts().files)) {
      if (taken.has(file.id)) continue;
      taken.add(file.id);
      queue = queue.then(() => handOver(file));
    }
  });

  return {
    facts: list.facts,
    subscribe: list.subscribe,
    send: list.send,
    on: pictures.on,
    dispose() {
      isOpen = false;
      contents.clear();
      list.dispose();
    },
  };
}

/** The stored pictures before which none is still being sent. */
function readyPictures(files: readonly ShownFile[]): readonly ShownFile[] {
  const first = files.findIndex(({ status }) => status === 'uploading');
  return (first === -1 ? files : files.slice(0, first)).filter(({ status }) => status === 'done');
}

/** A picture as an address that holds it. */
async function embedded(name: string, content: FileContent): Promise<Result<string, LocalizedText>> {
  if (!/^image\/(?:png|jpeg|gif|webp)$/u.test(content.type)) return err(messages.notEmbeddable(name));
  const address = `data:${content.type};base64,${encodeBase64(new Uint8Array(await content.arrayBuffer()))}`;
  const source = cleanAttribute('img', 'src', address);
  return source === null ? err(messages.tooLargeToEmbed(name)) : ok(source);
}
