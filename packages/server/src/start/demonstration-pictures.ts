import { createHash } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import { UPLOAD_FOLDERS } from '@evergreen/core/contract';
import {
  retireGoodsResource,
  rotationChartResource,
  rotationChartShopResource,
  type Resource,
} from '@evergreen/core/resources';
import type { ClockPort } from '@evergreen/core/ports';

import { unscopedColumn, unscopedRows } from '../modules/records/resource/unscoped-rows.ts';
import { sysUser } from '../db/schema/scoped-tables.ts';
import { ADMINISTRATOR } from '../db/seed/organisation.seed.ts';
import { seededRows } from '../db/seed/resource-rows.ts';
import { seedIdentifier } from '../db/seed/seed-random.ts';
import { bannerSeeds, demonstrationId, departOf, goodsPictureSeeds, type PictureSeed } from '../demonstration/index.ts';
import type { Database } from '../db/index.ts';
import { createFileRepository } from '../modules/files/files/file.repository.ts';
import type { FileStore } from '../modules/files/files/file-store.ts';
import { createFileUseRepository } from '../modules/files/files/file-use.repository.ts';

/** The pictures belong to the platform. */
const TENANT = 0;
const [FOLDER] = UPLOAD_FOLDERS;

/**
 * Draws the pictures of a new platform, stores them as files of the administrator, and puts them into rotation charts and goods.
 * Nothing is drawn twice; a start that was cut off leaves a platform without pictures.
 */
export async function addDemonstrationPictures(database: Database, store: FileStore, clock: ClockPort): Promise<void> {
  const { orm } = database;
  const [owner] = await orm.select({ id: sysUser.id }).from(sysUser).where(eq(sysUser.username, ADMINISTRATOR));
  if (owner === undefined) return;
  const { default: sharp } = await import('sharp');
  const files = createFileRepository(database, clock);
  const uses = createFileUseRepository(database);

  /** The path that rows name the picture by. */
  async function stored({ name, svg }: PictureSeed): Promise<{ readonly id: string; readonly path: string }> {
    const id = seedIdentifier('picture', name);
    const bytes = await sharp(Buffer.from(svg)).webp({ quality: 86 }).toBuffer();
    const incoming = await store.receive(id);
    await incoming.write(bytes);
    await incoming.settle();
    await files.add({
      id,
      folder: FOLDER,
      fileName: name,
      mediaType: 'image/webp',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      userId: owner?.id ?? '',
      tenantId: TENANT,
    });
    await incoming.confirm();
    return { id, path: `${FOLDER}/${id}/${name}` };
  }

  const noteUse = ({ name: resource }: Resource, field: string, fileId: string, ids: readonly string[]) =>
    uses.replace(
      resource,
      ids,
      ids.map((rowId) => ({ tenantId: TENANT, resource, rowId, field, fileId })),
    );

  for (const [index, banner] of bannerSeeds.entries()) {
    const resource = { rotationChart: rotationChartResource, rotationChartShop: rotationChartShopResource }[
      banner.chart
    ];
    const picture = await stored(banner);
    const [row] = seededRows(resource, [
      {
        id: seedIdentifier(banner.chart, banner.title),
        createBy: ADMINISTRATOR,
        createTime: clock.now(),
        owner: { tenantId: TENANT, sysOrgCode: departOf(ADMINISTRATOR) },
        values: { title: banner.title, image: picture.path, linkType: '1', status: '1', sort: (index + 1) * 10 },
      },
    ]);
    if (row === undefined) continue;
    await orm.insert(unscopedRows(resource)).values(row);
    await noteUse(resource, 'image', picture.id, [row.id]);
  }

  const goods = unscopedRows(retireGoodsResource);
  for (const [category, seed] of Object.entries(goodsPictureSeeds)) {
    const picture = await stored(seed);
    const ofCategory = and(
      eq(unscopedColumn(retireGoodsResource, 'tenantId'), TENANT),
      eq(unscopedColumn(retireGoodsResource, 'categoryId'), demonstrationId('category', TENANT, category)),
    );
    const values: Readonly<Record<string, string | number>> = { cover: picture.path, version: 1 };
    const rows = await orm.update(goods).set(values).where(ofCategory).returning({ id: goods.id });
    await noteUse(
      retireGoodsResource,
      'cover',
      picture.id,
      rows.map(({ id }) => id),
    );
  }
}
