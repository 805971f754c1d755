import { CaretDownFilled, PlusOutlined, SearchOutlined } from '@ant-design/icons';
import { listNodes, type ListNode, type ListPageFacts, type ListPageService } from '@evergreen/core/records/list';
import type { Resource } from '@evergreen/core/resources';
import { Button, Empty, Input, Pagination, Skeleton, Tree } from 'antd';
import { useEffect, useMemo, useRef } from 'react';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { LoadFailure } from '../../base/load-failure/index.ts';
import './record-tree.css';
import { recordTreeMessages as messages } from './record-tree.messages.ts';

export interface RecordTreeProps {
  readonly resource: Resource;
  /** Of a resource whose rows form a tree. */
  readonly list: ListPageService;
  /** The row that is shown beside the tree; null for none. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  readonly onAdd: () => void;
}

interface DrawnNode {
  readonly key: string;
  readonly title: string;
  readonly isLeaf: boolean;
  readonly children: DrawnNode[];
}

/** The rows of a list by their names alone, as a tree to choose one from; a search finds them at any level. */
export function RecordTree({ resource, list, chosen, onChoose, onAdd }: RecordTreeProps) {
  const facts = useFacts(list);
  const t = useTranslate();
  const { labelField } = resource;
  const words = facts.query.search[labelField] ?? '';
  useOpenedRoot(list, facts);
  const label = t(messages.search(resource.fields[labelField]?.label ?? resource.singular));
  return (
    <div className="record-tree" aria-busy={facts.status === 'loading'}>
      <div className="record-tree-tools">
        <Input.Search
          key={words}
          defaultValue={words}
          allowClear
          aria-label={label}
          placeholder={label}
          searchIcon={<SearchOutlined aria-label={label} />}
          onSearch={(typed) => list.send({ type: 'search.submit', search: { [labelField]: typed.trim() } })}
        />
        {facts.permitted.add.decision === 'show' && (
          <Button
            icon={<PlusOutlined aria-hidden />}
            aria-label={t(messages.add(resource.singular))}
            title={t(messages.add(resource.singular))}
            onClick={onAdd}
          />
        )}
      </div>
      {facts.failure !== null && (
        <LoadFailure
          title={t(messages.failed)}
          description={t(facts.failure)}
          onRetry={() => list.send({ type: 'list.refresh' })}
        />
      )}
      <Nodes {...{ resource, list, facts, chosen, onChoose }} />
      {facts.total > facts.query.pageSize && (
        <Pagination
          simple
          size="small"
          align="center"
          current={facts.query.pageNo}
          pageSize={facts.query.pageSize}
          total={facts.total}
          showSizeChanger={false}
          onChange={(pageNo, pageSize) => list.send({ type: 'page.change', pageNo, pageSize })}
        />
      )}
    </div>
  );
}

/** A tree with one root says nothing until that is open. */
function useOpenedRoot(list: ListPageService, { rows, tree }: ListPageFacts): void {
  const isAsked = useRef(false);
  const [root, other] = rows;
  const place = root === undefined ? undefined : tree?.[root.id];
  const isClosed = other === undefined && place?.hasChildren === true && place.status === 'closed';
  useEffect(() => {
    if (root === undefined || !isClosed || isAsked.current) return;
    isAsked.current = true;
    list.send({ type: 'branch.toggle', id: root.id });
  }, [list, root, isClosed]);
}

type NodesProps = Omit<RecordTreeProps, 'onAdd'> & { readonly facts: ListPageFacts };

function Nodes({ resource, list, facts, chosen, onChoose }: NodesProps) {
  const t = useTranslate();
  const { rows, tree, failure, status } = facts;
  const { labelField } = resource;
  const nodes = useMemo(
    () => listNodes({ rows, tree }).map((node) => drawnNode(node, labelField)),
    [rows, tree, labelField],
  );
  if (nodes.length === 0) {
    if (failure !== null) return null;
    if (status === 'loading')
      return <Skeleton active title={false} paragraph={{ rows: 6 }} aria-label={t(messages.loading)} />;
    const isSearched = (facts.query.search[labelField] ?? '') !== '';
    return (
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(isSearched ? messages.noneFound : messages.none)} />
    );
  }
  return (
    <Tree<DrawnNode>
      aria-label={t(resource.title)}
      blockNode
      switcherIcon={<CaretDownFilled aria-hidden />}
      treeData={nodes}
      expandedKeys={Object.entries(tree ?? {}).flatMap(([id, place]) => (place.status === 'loaded' ? [id] : []))}
      onExpand={(_keys, { node }) => list.send({ type: 'branch.toggle', id: node.key })}
      selectedKeys={chosen === null ? [] : [chosen]}
      // Chosen again, it stays chosen.
      onSelect={(_keys, { node }) => onChoose(node.key)}
    />
  );
}

function drawnNode({ row, place, children }: ListNode, labelField: string): DrawnNode {
  return {
    key: row.id,
    title: String(row[labelField] ?? ''),
    isLeaf: place?.hasChildren !== true,
    children: children.map((child) => drawnNode(child, labelField)),
  };
}
