import { localized } from '../../../kernel/index.ts';

export const richTextMessages = {
  count: (length: number) => localized(`${length} 字`, `${length} characters`),
  countOf: (length: number, maximum: number) =>
    localized(`${length} / ${maximum} 字`, `${length} / ${maximum} characters`),
  over: (more: number) => localized(`超出 ${more} 字，请删减`, `${more} characters too many`),
  tooLargeToEmbed: (name: string) =>
    localized(
      `“${name}”太大，不能放入正文；请压缩到 180 KB 以内再试`,
      `“${name}” is too large to be kept inside the text. Make it smaller than 180 kB and try again`,
    ),
  notEmbeddable: (name: string) =>
    localized(
      `“${name}”的格式不能放入正文，请用 PNG、JPG、GIF 或 WebP 图片`,
      `“${name}” cannot be kept inside the text. Use a PNG, JPEG, GIF or WebP picture`,
    ),
} as const;
