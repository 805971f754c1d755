import { localized } from '@evergreen/core/kernel';

export const secondFactorWidgetMessages = {
  app: localized(
    '在手机上打开身份验证器应用（如 Microsoft Authenticator、Google Authenticator、FreeOTP），扫描下面的二维码。没有的话请先在应用商店安装一个。',
    'Open an authenticator app on your phone (such as Microsoft Authenticator, Google Authenticator or FreeOTP) and scan the picture. If you have none, install one first.',
  ),
  picture: localized('两步验证二维码', 'QR code of the authenticator'),
  noPicture: localized('不能扫码？把下面的密钥输入到应用里', 'Cannot scan? Type this key into the app'),
  secret: localized('密钥', 'Key'),
  code: localized('验证码', 'Code'),
  codePrompt: localized('应用显示的 6 位数字', 'The 6 digits in the app'),
  recoveryTitle: localized('请保存恢复码', 'Keep your recovery codes'),
  recoveryContent: localized(
    '手机丢失或更换时，可以用恢复码登录，每个只能用一次。恢复码只显示这一次，请下载或抄下来，放在安全的地方。',
    'If you lose or change your phone, a recovery code signs you in, each of them once. They are shown only now: download them or write them down, and keep them safe.',
  ),
  recoveryCodes: localized('恢复码', 'Recovery codes'),
  copy: localized('复制', 'Copy'),
  copied: localized('已复制', 'Copied'),
  notCopied: localized('复制不了，请选中后手动复制', 'Could not copy: select the codes and copy them by hand'),
  download: localized('下载', 'Download'),
  fileName: localized('恢复码.txt', 'recovery-codes.txt'),
  copyKey: localized('复制密钥', 'Copy the key'),
} as const;
