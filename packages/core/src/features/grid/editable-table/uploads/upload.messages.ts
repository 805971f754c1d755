import { text } from '../../../../kernel/index.ts';

/** Texts of the specification to the letter; where it has none, in its manner. */
export const uploadMessages = {
  press: text('点击上传', 'Upload'),
  file: text('上传文件', 'Upload a file'),
  image: text('上传图片', 'Upload a picture'),
  failed: text('上传失败', 'The upload failed'),
  going: (percent: number) => text(`上传中(${percent}%)`, `Uploading (${percent} %)`),
  done: text('上传完成', 'Uploaded'),
  unknownError: text('未知错误', 'Unknown error'),
  withoutPath: text(
    '服务器没有返回文件路径，请重试或联系管理员',
    'The server named no path of the file. Try again or ask your administrator',
  ),
  cancelled: text('已取消上传', 'The upload was cancelled'),
  limit: (count: number, name: string) =>
    text(`最多上传${count}个文件，“${name}”未上传`, `At most ${count} files: “${name}” was not uploaded`),
  limitUnclear: (found: string) =>
    text(
      `上传数量配置有误（${found}），暂不限制数量，请检查fieldExtendJson或number`,
      `The number of files is not configured right (${found}), so there is no limit. Check fieldExtendJson or number`,
    ),
  pictureOnly: text('请上传图片', 'Upload a picture'),
} as const;
