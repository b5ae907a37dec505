import { Box } from 'lucide'
import { useTranslation } from 'react-i18next'
import { ReadOnlyNote } from '../../entities/admin-rights/ui/ReadOnlyNote'
import { useMayChange } from '../../entities/admin-rights/useMayChange'
import { DefinitionStatus } from '../../entities/permission/ui/DefinitionStatus'
import type { ResourceDetail } from '../../entities/resource/model'
import { PENDING_DELETE, usePendingDeletion } from '../../shared/blocks/deletion/usePendingDeletion'
import { DetailHead } from '../../shared/blocks/page/DetailHead'
import { SectionTabs } from '../../shared/blocks/page/SectionTabs'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { Glyph } from '../../shared/ui/Glyph'
import { Tag } from '../../shared/ui/Tag'
import { toOwnRights } from '../explain/routes'
import { ResourceActions } from './ResourceActions'
import { useResourceTabs } from './useResourceTabs'

interface ResourceProps {
  resource: ResourceDetail
}

interface ResourceViewProps extends ResourceProps {
  /** Loads the resource again. */
  readAgain: () => unknown
}

/**
 * The head of a resource and its tabs. A resource that is being deleted is reloaded until it is
 * gone.
 */
export function ResourceView({ resource, readAgain }: ResourceViewProps) {
  const { t } = useTranslation('resources')
  const { id, name, status } = resource
  const pending = usePendingDeletion({
    rows: [resource],
    rowId: (row) => row.id,
    isPending: () => status === PENDING_DELETE,
    readAgain,
  })
  const { isReadOnly } = useMayChange('resource', resource)
  usePageTitle(name)
  return (
    <>
      <DetailHead
        sign={<Glyph of={Box} tint="resource" />}
        name={name}
        badge={<Marks resource={resource} />}
        dn={id}
        actions={<ResourceActions resource={resource} />}
      />
      {isReadOnly && <ReadOnlyNote to={toOwnRights(id)} />}
      {pending.notice}
      <SectionTabs label={t('tab.all', { name })} tabs={useResourceTabs(resource)} />
    </>
  )
}

/** The marks beside the name of a resource: status, whether it can be requested, categories. */
function Marks({ resource: { status, isActive, isManaged, categories } }: ResourceProps) {
  const { t } = useTranslation('resources')
  return (
    <>
      <DefinitionStatus status={status} />
      {!isActive && <Tag>{t('active.off')}</Tag>}
      {isManaged && <Tag>{t('managed')}</Tag>}
      {categories.map(({ id, name }) => (
        <Tag key={id}>{name}</Tag>
      ))}
    </>
  )
}
