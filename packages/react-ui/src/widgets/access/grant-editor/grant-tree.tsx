import { CaretDownOutlined } from '@ant-design/icons';
import type { GrantEditorService } from '@evergreen/core/access/grant-editor';
import type { GrantNode } from '@evergreen/core/contract';
import { flattenTree } from '@evergreen/core/kernel';
import { Alert, Button, Empty, Tree, type TreeDataNode } from 'antd';
import { useMemo, useState } from 'react';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { GrantDraftAlert } from './grant-draft-offer.tsx';
import { grantEditorWidgetMessages as messages } from './grant-editor.messages.ts';

/** What the chosen one is granted, with the ways to change and to save it. */
export function GrantTreeView({ editor }: { readonly editor: GrantEditorService }) {
  const { status, grantee, tree, checked, halfChecked, added, removed, isDirty } = useFacts(editor);
  const t = useTranslate();
  const treeData = useMemo(() => tree.map(dataNode), [tree]);
  const [expanded, setExpanded] = useState<readonly string[]>([]);
  const isFixed = grantee?.isAllPowerful === true;
  const isSaving = status === 'saving';
  if (tree.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(messages.emptyPool)} />;
  return (
    <>
      <GrantDraftAlert editor={editor} />
      {isFixed && <Alert type="info" showIcon title={t(messages.allPowerful)} />}
      <div className="grant-tree-tools">
        <Button size="small" type="text" onClick={() => setExpanded(parents(tree))}>
          {t(messages.expandAll)}
        </Button>
        <Button size="small" type="text" onClick={() => setExpanded([])}>
          {t(messages.collapseAll)}
        </Button>
        <Button
          size="small"
          type="text"
          disabled={isFixed || isSaving}
          onClick={() => editor.send({ type: 'all.grant' })}
        >
          {t(messages.grantAll)}
        </Button>
        <Button
          size="small"
          type="text"
          disabled={isFixed || isSaving}
          onClick={() => editor.send({ type: 'all.revoke' })}
        >
          {t(messages.revokeAll)}
        </Button>
      </div>
      <Tree
        className="grant-tree"
        aria-label={grantee === null ? t(messages.choose) : t(messages.tree(grantee.name))}
        checkable
        checkStrictly
        selectable={false}
        disabled={isFixed || isSaving}
        // Hidden, or every node would be called after its arrow.
        switcherIcon={<CaretDownOutlined aria-hidden />}
        treeData={treeData}
        checkedKeys={{ checked: [...checked], halfChecked: [...halfChecked] }}
        expandedKeys={[...expanded]}
        onExpand={(keys) => setExpanded(keys.map(String))}
        onCheck={(_keys, { node }) => editor.send({ type: 'node.toggle', key: String(node.key) })}
      />
      <div className="grant-tree-actions">
        <output>{t(isDirty ? messages.changes(added, removed) : messages.unchanged)}</output>
        <Button disabled={!isDirty || isSaving} onClick={() => editor.send({ type: 'changes.revert' })}>
          {t(messages.revert)}
        </Button>
        <Button
          type="primary"
          disabled={!isDirty}
          loading={isSaving}
          onClick={() => editor.send({ type: 'grants.save' })}
        >
          {t(messages.save)}
        </Button>
      </div>
    </>
  );
}

/** antd takes mutable lists. */
function dataNode({ key, title, children }: GrantNode): TreeDataNode {
  return { key, title, children: children.map(dataNode) };
}

function parents(tree: readonly GrantNode[]): string[] {
  return flattenTree(tree).flatMap(({ key, children }) => (children.length > 0 ? [key] : []));
}
