export { ResourceTreeChoice, type ResourceTreeChoiceProps } from './resource-tree-choice.tsx';
export { TreeChoice, type TreeChoiceProps } from './tree-choice.tsx';
