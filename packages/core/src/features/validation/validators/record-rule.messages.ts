import { localized } from '../../../kernel/index.ts';

/** Texts about kinds of field that no cell of a table has. */
export const recordRuleMessages = {
  json: localized('请输入正确的JSON', 'Enter valid JSON'),
  html: localized(
    '内容太大（格式和内嵌图片过多），请删减后再保存',
    'There is too much formatting or too many pictures inside the text. Remove some of it.',
  ),
  place: localized(
    '请填写完整的经纬度：经度 -180 到 180，纬度 -90 到 90，最多 8 位小数',
    'Enter both coordinates: longitude from -180 to 180, latitude from -90 to 90, at most 8 decimal places',
  ),
  files: localized('文件路径不正确，请重新上传', 'These files cannot be read. Upload them again.'),
  mostFiles: (count: number) =>
    localized(`最多上传 ${count} 个文件`, `At most ${count === 1 ? 'one file' : `${count} files`}`),
} as const;
