import { localized } from '@evergreen/core/kernel';

export const historyMessages = {
  restored: (version: number) => localized(`已恢复到第 ${version} 版！`, `Restored to version ${version}.`),
  unreachable: (version: number) =>
    localized(
      `修改记录不完整，无法恢复到第 ${version} 版，请选择较新的版本`,
      `The history does not reach back to version ${version}. Choose a newer one.`,
    ),
  unlike: localized('请选择同一条数据的两个版本进行比较', 'Choose two versions of the same record.'),
  notLogged: (version: number) =>
    localized(`没有第 ${version} 版的记录，请选择其他版本`, `Version ${version} is not on record. Choose another.`),
  noDifference: (version: number) =>
    localized(
      `与第 ${version} 版相比没有可以恢复的内容`,
      `Nothing of version ${version} can be restored: it does not differ in what people fill in.`,
    ),
} as const;
