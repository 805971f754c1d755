import { localized } from '../../../../kernel/index.ts';

export const treeMoveMessages = {
  moved: (name: string, target: string) =>
    localized(`已将“${name}”移到“${target}”之下`, `“${name}” now stands below “${target}”`),
  movedToTop: (name: string) => localized(`已将“${name}”移到最上级`, `“${name}” now stands at the top`),
  belowItself: (name: string) =>
    localized(
      `不能把“${name}”移到它自己或它的下级之下，请选择其他位置`,
      `“${name}” cannot stand below itself or below what stands below it. Choose another place.`,
    ),
  notMoved: (name: string, reason: string) =>
    localized(`“${name}”没有移动：${reason}`, `“${name}” was not moved: ${reason}`),
} as const;
