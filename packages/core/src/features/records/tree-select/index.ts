export { foundNodes } from './found-nodes.model.ts';
export { createRowName, type RowNameDependencies, type RowNameService } from './row-name.service.ts';
export {
  createTreeSelect,
  type TreeSelectDependencies,
  type TreeSelectOptions,
  type TreeSelectService,
} from './tree-select.service.ts';
export type { TreeSelectEvent, TreeSelectFacts, TreeSelectNode, TreeSelectSource } from './tree-select.types.ts';
