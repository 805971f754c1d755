import { visibleResource, type Resource } from '@evergreen/core/resources';
import { useCore } from '@evergreen/react-ui/adapter';

/** The resource without the guarded fields whose right the person lacks: lists, forms, details and histories are made of it. */
export function useVisibleResource(resource: Resource): Resource {
  const { permit } = useCore();
  return visibleResource(resource, (code) => permit(code).decision === 'show');
}
