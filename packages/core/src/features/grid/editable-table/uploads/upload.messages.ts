import { localized } from '../../../../kernel/index.ts';

/** Verbatim texts of the specification; otherwise in its style. */
export const uploadMessages = {
  press: localized('点击上传', 'Upload'),
  file: localized('上传文件', 'Upload a file'),
  image: localized('上传图片', 'Upload a picture'),
  failed: localized('上传失败', 'The upload failed'),
  going: (percent: number) => localized(`上传中(${percent}%)`, `Uploading (${percent} %)`),
  done: localized('上传完成', 'Uploaded'),
  unknownError: localized('未知错误', 'Unknown error'),
  withoutPath: localized(
    '服务器没有返回文件路径，请重试或联系管理员',
    'The server named no path of the file. Try again or ask your administrator',
  ),
  cancelled: localized('已取消上传', 'The upload was cancelled'),
  limit: (count: number, name: string) =>
    localized(`最多上传${count}个文件，“${name}”未上传`, `At most ${count} files: “${name}” was not uploaded`),
  limitUnclear: (found: string) =>
    localized(
      `上传数量配置有误（${found}），暂不限制数量，请检查fieldExtendJson或number`,
      `The number of files is not configured right (${found}), so there is no limit. Check fieldExtendJson or number`,
    ),
  pictureOnly: localized('请上传图片', 'Upload a picture'),
} as const;
