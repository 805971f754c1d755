import { localized } from '../../../../kernel/index.ts';

/** What a replacement announces. */
export const replaceMessages = {
  replaced: (count: number, skipped: number, bad: number, refused: number) =>
    localized(
      `已替换 ${count} 个单元格${skipped === 0 ? '' : `，跳过 ${skipped} 个不能填写的单元格`}${bad === 0 ? '' : `，${bad} 个有误，已标出`}${refused === 0 ? '' : `，${refused} 个不能填入，原值未变`}`,
      `${count === 1 ? '1 cell' : `${count} cells`} replaced${skipped === 0 ? '' : `, ${skipped} skipped that cannot be written`}${bad === 0 ? '' : `, ${bad} wrong and marked`}${refused === 0 ? '' : `, ${refused} could not be taken and changed nothing`}`,
    ),
} as const;
