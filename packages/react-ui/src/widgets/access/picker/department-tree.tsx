import { CaretDownFilled } from '@ant-design/icons';
import type { DepartmentNode } from '@evergreen/core/contract';
import { branchKeys, keysAbove, openedDepartments, titlePieces } from '@evergreen/core/access/people-pickers';
import type { PickValue } from '@evergreen/core/access/picker';
import { Tree, type TreeProps } from 'antd';
import { useCallback, useMemo, useState, type ReactNode } from 'react';

import './department-tree.css';

/** A department as antd takes it: it does not write to its nodes. */
interface TreeLine {
  readonly key: string;
  readonly title: string;
  readonly children: TreeLine[];
  readonly isLeaf: boolean;
}

export interface DepartmentTreeProps extends Pick<
  TreeProps<TreeLine>,
  'checkable' | 'checkedKeys' | 'selectedKeys' | 'onCheck' | 'onSelect' | 'height'
> {
  readonly roots: readonly DepartmentNode[];
  /** Their matches are marked, and what was found is open, as far as anybody reads. */
  readonly words: string;
  /** Opened down to these at first. */
  readonly seen: readonly PickValue[];
  /** Departments that stay as they are, and the sign beside them. */
  readonly isLocked?: (key: string) => boolean;
  readonly lock?: ReactNode;
  readonly 'aria-label': string;
}

/** A tree of departments, of which only the lines in view are drawn. */
export function DepartmentTree({ roots, words, seen, isLocked, lock, ...rest }: DepartmentTreeProps) {
  const openAtFirst = () => (words.trim() === '' ? keysAbove(roots, seen) : branchKeys(roots));
  const [opened, setOpened] = useState(() => ({ roots, keys: openAtFirst() }));
  // Other departments than those that were opened: open what is to be seen of them.
  if (opened.roots !== roots) setOpened({ roots, keys: openAtFirst() });
  const lines = useMemo(() => openedDepartments(opened.roots, new Set(opened.keys)), [opened]);
  const titleOf = useCallback(
    ({ key, title }: TreeLine) => (
      <>
        {marked(title, words)}
        {isLocked?.(key) === true && lock}
      </>
    ),
    [words, isLocked, lock],
  );
  return (
    <Tree<TreeLine>
      {...rest}
      className="department-tree"
      blockNode
      switcherIcon={<CaretDownFilled aria-hidden />}
      virtual
      checkStrictly
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only the sign that it is read-only is taken away.
      treeData={lines as unknown as TreeLine[]}
      expandedKeys={[...opened.keys]}
      onExpand={(keys) => setOpened({ roots, keys: keys.map(String) })}
      titleRender={titleOf}
    />
  );
}

function marked(title: string, words: string) {
  let at = 0;
  return titlePieces(title, words).map(({ text, isMatched }) => {
    const key = at;
    at += text.length;
    return isMatched ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
