import { Box } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useMayChange } from '../../entities/admin-rights/useMayChange'
import { ResourceLink } from '../../entities/resource/ui/ResourceLink'
import { useNavigate } from 'react-router-dom'
import { usePageRight } from '../../entities/navigation/usePageRight'
import type { RoleDetail } from '../../entities/role/model'
import {
  type MappedResource,
  useListMappedResourcesQuery,
  useUnmapResourcesMutation,
} from '../../entities/role/relationsApi'
import { RelatedList } from '../../shared/blocks/related-list/RelatedList'
import { useRemoval } from '../../shared/blocks/related-list/useRemoval'
import { Glyph } from '../../shared/ui/Glyph'
import { Tag } from '../../shared/ui/Tag'
import { toResource } from '../resources/routes'
import { toMapResources } from '../map-resources/routes'
import { useUnmapImpact } from './useUnmapImpact'

/**
 * The resources mapped to a role, each with value and reason; they can be unmapped one by one or
 * together.
 */
export function RoleResources({ role }: { role: RoleDetail }) {
  const { t } = useTranslation(['roles', 'shell'])
  const navigate = useNavigate()
  const mayMap = usePageRight('mapresources')
  const { mayModify } = useMayChange('role', role)
  const { id, name } = role
  const { currentData: data, error, refetch } = useListMappedResourcesQuery(id)
  const [unmap] = useUnmapResourcesMutation()
  const removal = useRemoval<MappedResource>({
    nameOf: (mapped) => mapped.name,
    texts: {
      title: t('mapped.removeTitle', { name }),
      consequence: t('mapped.removeText', { name }),
      verb: t('mapped.remove'),
      done: (total) => t('mapped.removed', { total }),
      failed: (total) => t('mapped.notRemoved', { total }),
    },
    send: (mapped) => unmap({ role: id, mapped }).unwrap(),
    useConsequences: useUnmapImpact(role),
  })
  const reasonOf = ({ reason }: MappedResource) => (reason ? t('mapped.reason', { reason }) : '')
  return (
    <>
      <RelatedList
        title={t('mapped.title')}
        about={t('mapped.about', { name })}
        query={{ data, error, refetch }}
        failedTitle={t('mapped.failed')}
        none={t('mapped.none')}
        rowId={({ key }) => key}
        draw={(mapped) => ({
          sign: <Glyph of={Box} tint="resource" />,
          title: <ResourceLink id={mapped.id} name={mapped.name} href={toResource(mapped.id)} />,
          marks: mapped.values.map((value) => <Tag key={value}>{value}</Tag>),
          about: <span dir="auto">{reasonOf(mapped) || mapped.description}</span>,
        })}
        add={
          mayModify && mayMap
            ? {
                label: t('section.mapresources', { ns: 'shell' }),
                onAdd: () => void navigate(toMapResources(id)),
              }
            : undefined
        }
        onRemove={mayModify ? removal.ask : undefined}
      />
      {removal.dialog}
    </>
  )
}
