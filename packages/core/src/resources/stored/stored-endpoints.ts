import * as v from 'valibot';

import { defineEndpoint, SIGNED_IN, type Endpoint } from '../../contract/index.ts';
import { localized } from '../../kernel/index.ts';
import { callPath } from '../define/define-resource.ts';
import { offeredEndpoints } from '../define/resource-endpoints.ts';
import type { Resource } from '../define/resource.types.ts';
import { resourceOfForm, storedCallPath } from './stored-resource.ts';

/** Offers everything that a form can. */
const anyForm = resourceOfForm(
  {
    title: localized('在线表单', 'Online form'),
    fields: [
      {
        key: 'name',
        field: { type: 'text', label: localized('名称', 'Name'), maximumLength: 100, mask: 'phone' },
      },
    ],
    labelKey: 'name',
  },
  { code: 'any' },
);

/** A form and perhaps the version of it that the caller shows. */
const params = v.object({ code: v.pipe(v.string(), v.maxLength(60)) });

/** The calls of any form, by its code: their rights, parameters and answers are those of the resource that the form is. */
export const storedEndpoints: readonly Endpoint[] = offeredEndpoints(anyForm).map((endpoint) => {
  const { method, posted, summary, isReplayed, isWrite, isList, logs, fileField, isFile, name } = endpoint;
  const pathOf = (path: string) => `${storedCallPath(':code')}${path.slice(callPath(anyForm).length)}`;
  return defineEndpoint({
    name: `online.${name.slice(anyForm.name.length + 1)}`,
    method,
    path: pathOf(endpoint.path),
    ...(posted === null ? {} : { posted: pathOf(posted) }),
    summary,
    /** And the right of the call to the form that is named. */
    access: SIGNED_IN,
    params,
    query: v.looseObject({}),
    answer: v.unknown(),
    /** What a form holds is not known here: no body is hashed plainly. */
    isSecret: true,
    isReplayed,
    isWrite,
    isList,
    logs,
    isFile,
    ...(fileField === null ? {} : { fileField }),
  });
});

/** What a call of a resource is behind the address of its rows: `PUT /edit`. */
export function callName(resource: Resource, { method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path.slice(callPath(resource).length)}`;
}

/** The same of an endpoint of any form. */
export function storedCallName({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path.slice(storedCallPath(':code').length)}`;
}
