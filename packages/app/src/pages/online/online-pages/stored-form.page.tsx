import { createFormDescription } from '@evergreen/core/online/stored-form';
import { useCore, useFacts, useOwnedService, useTranslate } from '@evergreen/react-ui/adapter';
import { LoadFailure } from '@evergreen/react-ui/widgets/base/load-failure';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';

import { Waiting } from '../../../routing/waiting.tsx';
import { ResourceContent } from '../../records/resource/resource-content.tsx';
import { ResourcePage } from '../../records/resource/resource.page.tsx';

const NO_SLOTS = {};

/** The list of a form that staff made, of the code that ends the address: the page of every resource, drawn from the description that the server has of it now. */
export function StoredFormPage({ path }: { readonly path: string }) {
  const core = useCore();
  const { code = path.slice(path.lastIndexOf('/') + 1) } = useParams();
  const description = useOwnedService(
    useCallback(() => core.open(({ client, clock }) => createFormDescription({ client, clock, code })), [core, code]),
  );
  return description === null ? <Waiting /> : <DescribedForm description={description} />;
}

function DescribedForm({ description }: { readonly description: ReturnType<typeof createFormDescription> }) {
  const { resource, failure } = useFacts(description);
  const t = useTranslate();
  if (resource !== null)
    return <ResourcePage resource={resource} slots={NO_SLOTS} view={ResourceContent} meanwhile={<Waiting />} />;
  if (failure !== null)
    return <LoadFailure title={t(failure)} onRetry={() => description.send({ type: 'description.retry' })} />;
  return <Waiting />;
}
