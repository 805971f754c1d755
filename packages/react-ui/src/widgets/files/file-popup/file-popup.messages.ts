import { localized } from '@evergreen/core/kernel';

export const filePopupMessages = {
  fileTitle: localized('上传文件', 'Upload files'),
  pictureTitle: localized('上传图片', 'Upload pictures'),
  localTab: localized('本地图片上传', 'Local pictures'),
  networkTab: localized('网络图片', 'Picture on the network'),
  files: localized('文件', 'Files'),
  pictures: localized('图片', 'Pictures'),
  address: localized('图片地址', 'Address of the picture'),
  addressPrompt: localized('请输入图片地址，如 https://…', 'Enter the address, such as https://…'),
  remark: localized('备注', 'Remark'),
  remarkPrompt: localized('请输入备注', 'Enter a remark'),
  confirm: localized('确定', 'OK'),
  cancel: localized('取消', 'Cancel'),
} as const;
