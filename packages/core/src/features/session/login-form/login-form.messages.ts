import { localized } from '../../../kernel/index.ts';

export const loginFormMessages = {
  passwordRequired: localized('请输入密码', 'Enter your password'),
  captchaRequired: localized('请输入验证码', 'Enter the characters of the picture'),
  sliderRequired: localized('请拖动滑块完成验证', 'Drag the slider to its end'),
} as const;
