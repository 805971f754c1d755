import { localized } from '@evergreen/core/kernel';

export const captchaFieldMessages = {
  label: localized('图片验证码', 'Characters of the picture'),
  prompt: localized('4位字符', '4 characters'),
  another: localized('换一张图片', 'Another picture'),
  picture: localized(
    '图片里有 4 个字母或数字，请输入到左边；看不清可以换一张，或改用手机号登录',
    'The picture shows 4 letters or digits: type them on the left. If you cannot read it, take another one or sign in by mobile number',
  ),
  coming: localized('图片获取中…', 'On its way…'),
} as const;
