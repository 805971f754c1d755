import { FileOutlined } from '@ant-design/icons';
import type { ShownFile } from '@evergreen/core/upload-list';
import type { StoredFile } from '@evergreen/core/http';
import { Image } from 'antd';
import { useEffect, useMemo, useState } from 'react';

import { useCore } from '../../../../adapter/index.ts';
import { blobOf } from '../../../base/save-file/index.ts';

/** CSS pixels. */
const EDGE = 56;

const PICTURE = /\.(?:jpe?g|png|gif|webp|bmp)$/iu;

export interface FilePictureProps {
  readonly file: ShownFile;
  /** Whether what is stored may be fetched. */
  readonly canFetch: boolean;
}

/** What a file looks like, where it is a picture that may be looked at; a press shows it large. */
export function FilePicture({ file, canFetch }: FilePictureProps) {
  const address = usePicture(file, canFetch);
  return (
    <span className="table-file-picture">
      {address === null ? (
        <FileOutlined aria-hidden />
      ) : (
        <Image src={address} alt={file.name} width={EDGE} height={EDGE} />
      )}
    </span>
  );
}

/** An address that lasts as long as the picture is drawn; null for what is no picture or was not fetched. */
function usePicture({ name, path, status, content }: ShownFile, canFetch: boolean): string | null {
  const core = useCore();
  const [held, setHeld] = useState<HeldPicture | null>(null);
  const isStored = status === 'done';
  const source = useMemo((): PictureSource | null => {
    if (!PICTURE.test(name)) return null;
    if (!isStored) return content === null ? null : { kind: 'chosen', content };
    return canFetch ? core.storedFile(path) : null;
  }, [core, name, isStored, path, content, canFetch]);
  useEffect(() => {
    if (source === null || source.kind === 'elsewhere') return undefined;
    const controller = new AbortController();
    let address: string | null = null;
    const show = async () => {
      const blob = await bytesOf(source, controller.signal);
      if (blob === null || controller.signal.aborted) return;
      address = URL.createObjectURL(blob);
      setHeld({ source, address });
    };
    void show();
    return () => {
      controller.abort();
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [source]);
  if (source?.kind === 'elsewhere') return source.address;
  return held !== null && held.source === source ? held.address : null;
}

/** What was chosen is there; what is stored is fetched. */
type PictureSource = { readonly kind: 'chosen'; readonly content: NonNullable<ShownFile['content']> } | StoredFile;

interface HeldPicture {
  readonly source: PictureSource;
  readonly address: string;
}

/** null where they cannot be read; why is told by whoever tells of failed calls. */
async function bytesOf(
  source: Exclude<PictureSource, { readonly kind: 'elsewhere' }>,
  signal: AbortSignal,
): Promise<Blob | null> {
  if (source.kind === 'chosen') return blobOf(source.content).catch(() => null);
  const answer = await source.read({ signal });
  return answer.ok ? blobOf(answer.value.content) : null;
}
