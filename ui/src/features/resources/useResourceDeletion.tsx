import { useTranslation } from 'react-i18next'
import { ImpactPreview } from '../../entities/impact/ui/ImpactPreview'
import { useImpact } from '../../entities/impact/useImpact'
import { useHolderCount } from '../../entities/permission/useHolderCount'
import { useDeleteResourcesMutation } from '../../entities/resource/definitionApi'
import type { Resource } from '../../entities/resource/model'
import { useDeletion } from '../../shared/blocks/deletion/useDeletion'
import { toRole } from '../roles/routes'
import { toUser } from '../users/routes'
import { ResourceUsage } from './ResourceUsage'

/**
 * Deletes one resource or several. The name of a single resource has to be typed when people have
 * it, or when this is unknown. Source: docs/assumptions.md A-464.
 */
export function useResourceDeletion() {
  const { t } = useTranslation('resources')
  const [deleteResources] = useDeleteResourcesMutation()
  return useDeletion<Resource>({
    namespace: 'resources',
    toRecord: ({ id, name }) => ({ id, name }),
    send: (resources) => deleteResources(resources.map(({ id }) => id)).unwrap(),
    useIsNameTyped: ([resource, ...others]) =>
      useHolderCount('RESOURCE', others.length === 0 ? resource?.id : undefined) !== 0,
    renderPreview: ([resource, ...others]) =>
      resource &&
      others.length === 0 && (
        <>
          <ResourceUsage id={resource.id} title={t('usage.title')} />
          <DeletionImpact resource={resource} />
        </>
      ),
  })
}

/** The people who lose a resource by its deletion. */
function DeletionImpact({ resource: { id, name } }: { resource: Resource }) {
  const change = { deletedResources: [id] }
  const reading = useImpact({ change, names: { [id]: name } })
  return <ImpactPreview change={change} reading={reading} personHref={toUser} roleHref={toRole} />
}
