import { HEIGHTS } from '@evergreen/core/kernel';
import { CloseCircleFilled, DownOutlined, LoadingOutlined } from '@ant-design/icons';
import { failureText } from '@evergreen/core/http';
import { foundNodes, type TreeSelectNode, type TreeSelectSource } from '@evergreen/core/records/tree';
import type { DictionaryItem } from '@evergreen/core/contract';
import { Alert, Button, Spin, TreeSelect } from 'antd';
import { useMemo, useState, type AriaAttributes } from 'react';

import { useTranslate, useTreeSelect, type TreeChoices } from '../../../adapter/index.ts';
import { treeChoiceMessages as messages } from './tree-choice.messages.ts';

export interface TreeChoiceProps extends AriaAttributes {
  readonly id: string;
  /** Categories or a registered tree; keep it stable between drawings. */
  readonly source: TreeSelectSource;
  /** Text of a JSON object: what the nodes have to hold. */
  readonly condition?: string;
  /** Null when nothing is chosen. */
  readonly value: string | null;
  /** The text of `value`, for a value whose level is not loaded. */
  readonly valueText?: string;
  readonly placeholder: string;
  readonly isDisabled?: boolean;
  readonly isWrong?: boolean;
  readonly autoFocus?: boolean;
  readonly onChange: (value: string | null, text?: string) => void;
  readonly onLeave?: () => void;
  /** Finds nodes of every level by words; without it a search finds those of the levels that are loaded. */
  readonly search?: TreeChoiceSearch;
}

export interface TreeChoiceSearch {
  /** What was found; null while nothing is searched. */
  readonly found: readonly DictionaryItem[] | null;
  readonly onSearch: (words: string) => void;
}

/** One node of a tree whose levels are loaded when they are opened: a category, or an entry of a registered tree. */
export function TreeChoice({
  source,
  condition,
  value,
  valueText,
  isDisabled = false,
  isWrong = false,
  onChange,
  onLeave,
  search,
  ...rest
}: TreeChoiceProps) {
  const tree = useTreeSelect(source, condition);
  const t = useTranslate();
  const [words, setWords] = useState('');
  const failedText = t(messages.levelFailed);
  const { nodes } = tree;
  const drawn = useMemo(() => {
    const { nodes: shown, rest: hidden } = foundNodes(nodes, words);
    const lines = shown.map((node) => treeNode(node, failedText));
    return hidden === 0 ? lines : [...lines, { ...MORE, title: t(messages.more(hidden)) }];
  }, [nodes, words, failedText, t]);
  if (tree.problem !== null) return <Alert type="error" showIcon title={t(tree.problem)} />;
  const found = search?.found ?? null;
  const foundText = (node: string) => found?.find((item) => item.value === node)?.text;
  return (
    <TreeSelect<{ value: string; label: string } | null>
      {...rest}
      labelInValue
      value={value === null ? null : { value, label: labelOf(tree.nodes, value) ?? valueText ?? value }}
      {...(isWrong ? { status: 'error' as const } : {})}
      showSearch={{ filterTreeNode: false, onSearch: search?.onSearch ?? setWords }}
      treeData={found?.map(foundNode) ?? drawn}
      // A node is asked for its level once; a level that failed is asked for again by its own line.
      loadData={async ({ value: opened }) => tree.open(String(opened))}
      allowClear={
        rest['aria-required'] === true
          ? false
          : { clearIcon: <CloseCircleFilled aria-hidden />, label: t(messages.clear) }
      }
      listHeight={HEIGHTS.dropdownTree}
      disabled={isDisabled}
      loading={tree.status === 'loading'}
      // antd takes no icons for trees from the theme, and names its own in English.
      suffixIcon={tree.status === 'loading' ? <LoadingOutlined aria-hidden spin /> : <DownOutlined aria-hidden />}
      notFoundContent={<NothingToChoose tree={tree} />}
      // antd closes the tree alone, but lets the key go on to the dialog around it.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && event.currentTarget.querySelector('[aria-expanded=true]') !== null)
          event.stopPropagation();
      }}
      onChange={(chosen: { value: string } | null | undefined) => {
        const next = chosen?.value ?? null;
        if (next?.startsWith(RETRY) === true) tree.open(next.slice(RETRY.length));
        else onChange(next, next === null ? undefined : (foundText(next) ?? labelOf(tree.nodes, next)));
      }}
      {...(onLeave === undefined ? {} : { onBlur: () => onLeave() })}
      style={{ width: '100%' }}
    />
  );
}

/** The line that says how many more were found. */
const MORE = { value: 'more:', isLeaf: true, disabled: true } as const;

/** Before the value of a node: the line that asks again for what is below it. */
const RETRY = 'retry:';

interface DrawnNode {
  readonly value: string;
  readonly title: string;
  readonly isLeaf: boolean;
  readonly disabled?: boolean;
  readonly children?: DrawnNode[];
}

function treeNode({ value, label, isLeaf, status, children }: TreeSelectNode, failedText: string): DrawnNode {
  const drawn = { value, title: label, isLeaf };
  if (status === 'failed')
    return { ...drawn, children: [{ value: `${RETRY}${value}`, title: failedText, isLeaf: true }] };
  return children.length === 0 ? drawn : { ...drawn, children: children.map((child) => treeNode(child, failedText)) };
}

const foundNode = ({ value, text }: DictionaryItem): DrawnNode => ({ value, title: text, isLeaf: true });

function labelOf(nodes: readonly TreeSelectNode[], value: string): string | undefined {
  for (const node of nodes) {
    const found = node.value === value ? node.label : labelOf(node.children, value);
    if (found !== undefined) return found;
  }
  return undefined;
}

function NothingToChoose({ tree }: { readonly tree: TreeChoices }) {
  const t = useTranslate();
  if (tree.status === 'loading') return <Spin size="small" aria-label={t(messages.loading)} />;
  if (tree.failure === null) return t(messages.nothing);
  return (
    <>
      {t(failureText(tree.failure))}{' '}
      <Button type="link" size="small" onClick={() => tree.retry()}>
        {t(messages.retry)}
      </Button>
    </>
  );
}
