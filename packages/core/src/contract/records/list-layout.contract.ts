import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';
import { wireInteger, wireText } from '../schema.ts';

/** Limits of a column that a person resizes, in pixels: narrower shows no text, wider is lost on any screen. */
export const MINIMUM_COLUMN_WIDTH = 60;
export const MAXIMUM_COLUMN_WIDTH = 800;

/** Height of the rows of a list. */
export const DENSITIES = ['compact', 'standard', 'loose'] as const;
export type Density = (typeof DENSITIES)[number];

/** In place of the name of a list: what holds for all of them, the height of their rows. */
export const EVERY_LIST = '*';

/** Columns of one list; more than any resource has. */
const MOST_COLUMNS = 200;

/** Names a resource, or what is shown of one. */
const listName = v.pipe(v.string(), v.regex(/^(?:\*|[A-Za-z0-9:_-]{1,64})$/u));

/** All columns of a list in reading order, as they are stored and sent. */
export const arrangedColumns = v.pipe(
  v.array(
    v.object({
      key: wireText(64),
      isShown: v.boolean(),
      isFrozen: v.boolean(),
      width: v.nullable(v.pipe(v.number(), v.minValue(MINIMUM_COLUMN_WIDTH), v.maxValue(MAXIMUM_COLUMN_WIDTH))),
    }),
  ),
  v.maxLength(MOST_COLUMNS),
);

const rememberedLayout = v.object({
  list: listName,
  /** Null for the described ones: nobody arranged them, or the default was restored. */
  columns: v.nullable(arrangedColumns),
  /** Of `EVERY_LIST` only; null for the standard. */
  density: v.nullable(v.picklist(DENSITIES)),
  /** When the person changed it, in epoch milliseconds; the newest wins. */
  changedAt: wireInteger(0, Number.MAX_SAFE_INTEGER),
});
export type RememberedLayout = v.InferOutput<typeof rememberedLayout>;

const layouts = v.object({ layouts: v.array(rememberedLayout) });

/** How the caller arranged lists, so that it follows the account to another browser. Each account reaches its own alone. */
export const listLayoutEndpoints = {
  /** Of the list and of every list, where they are remembered. */
  read: defineEndpoint({
    name: 'listLayout.read',
    method: 'GET',
    path: '/sys/listLayout/read',
    summary: localized('读取自己在一个列表的布局', 'Read how one arranged a list'),
    access: SIGNED_IN,
    query: v.object({ list: listName }),
    answer: layouts,
  }),
  /** Keeps what is newer than what is kept, and answers what is kept then. Follows every change, too often for the log. */
  save: defineEndpoint({
    name: 'listLayout.save',
    method: 'PUT',
    path: '/sys/listLayout/save',
    summary: localized('保存自己的列表布局', 'Keep how one arranged a list'),
    access: SIGNED_IN,
    body: v.object({ layouts: v.pipe(v.array(rememberedLayout), v.minLength(1), v.maxLength(2)) }),
    answer: layouts,
    isReplayed: false,
    isWrite: false,
  }),
} as const;
