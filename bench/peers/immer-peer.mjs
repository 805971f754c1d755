export { applyPatches, enablePatches, produce, produceWithPatches, setAutoFreeze } from 'immer';
