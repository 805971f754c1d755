import { drawnPicture } from '../../fixtures/drawn-picture.ts';
import { test } from '../../fixtures/evergreen.fixture.ts';
import { GalleryModel } from '../../models/base/gallery.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';
import { MarkdownModel } from '../../models/text/markdown.model.ts';

test.use({ signedInAs: 'clerk' });

const FIELD = '空的说明';

test('WID-11 a text is written beside its preview, with an uploaded picture, by keys and tools', async ({ on }) => {
  const text = on(MarkdownModel);
  await on(ShellModel).open('/gallery#markdown-editor');
  await on(GalleryModel).seeOnly('markdown-editor');

  await test.step('what is typed is shown beside it as it looks', async () => {
    await text.enter(FIELD);
    await text.type('## 重阳登高');
    await text.press('Enter');
    await text.press('Control+b');
    await text.type('自备饮水');
    await text.seePreview(FIELD, '<h2>重阳登高</h2>\n<p><strong>自备饮水</strong></p>');
    await text.use(FIELD, '全屏');
    await text.seeSplit(FIELD);
    await text.press('Escape');
  });

  await test.step('a picture is uploaded into the text and drawn in the preview', async () => {
    await text.press('Control+End');
    await text.addPicture(FIELD, drawnPicture('西门合影.png', [40, 120, 80]));
    await text.seeText(FIELD, /!\[西门合影\]\(.*\/jeditor\/.*\.png\)/u);
    await text.seePictureInPreview(FIELD, '西门合影');
  });

  await test.step('the preview goes and comes', async () => {
    await text.use(FIELD, '预览');
    await text.seeNoPreview(FIELD);
    await text.use(FIELD, '预览');
    await text.seePictureInPreview(FIELD, '西门合影');
  });
});
