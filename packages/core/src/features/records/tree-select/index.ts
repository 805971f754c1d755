export {
  createTreeSelect,
  type TreeSelectDependencies,
  type TreeSelectOptions,
  type TreeSelectService,
} from './tree-select.service.ts';
export type { TreeSelectEvent, TreeSelectFacts, TreeSelectNode, TreeSelectSource } from './tree-select.types.ts';
