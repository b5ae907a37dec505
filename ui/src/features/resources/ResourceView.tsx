import { Box } from 'lucide'
import { useTranslation } from 'react-i18next'
import { WhyButton } from '../../entities/explanation/ui/WhyButton'
import { ReadOnlyNote } from '../../entities/admin-rights/ui/ReadOnlyNote'
import { useMayChange } from '../../entities/admin-rights/useMayChange'
import { AssignButton } from '../../entities/assignment/ui/AssignButton'
import { DefinitionStatus } from '../../entities/permission/ui/DefinitionStatus'
import type { ResourceDetail } from '../../entities/resource/model'
import { DeleteRecord } from '../../shared/blocks/deletion/DeleteRecord'
import type { ReadAgain } from '../../shared/blocks/deletion/useLeaveOrFollow'
import { PENDING_DELETE, usePendingDeletion } from '../../shared/blocks/deletion/usePendingDeletion'
import { DetailHead } from '../../shared/blocks/page/DetailHead'
import { SectionTabs } from '../../shared/blocks/page/SectionTabs'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { Glyph } from '../../shared/ui/Glyph'
import { Tag } from '../../shared/ui/Tag'
import { toOwnRights, toWhy } from '../explain/routes'
import { toRole } from '../roles/routes'
import { toUser } from '../users/routes'
import { PreviewButton } from './PreviewButton'
import { toResources } from './routes'
import { useHeldResource } from './useHeldResource'
import { useResourceDeletion } from './useResourceDeletion'
import { useResourceTabs } from './useResourceTabs'

const links = { toUser, toRole }

interface ResourceProps {
  resource: ResourceDetail
}

/**
 * The head of a resource and its tabs. A resource that is being deleted is reloaded until it is
 * gone.
 */
export function ResourceView({ resource, readAgain }: ResourceProps & { readAgain: ReadAgain }) {
  const { t } = useTranslation('resources')
  const { id, name, status } = resource
  const deletion = useResourceDeletion()
  const pending = usePendingDeletion({
    rows: [resource],
    rowId: (row) => row.id,
    isPending: () => status === PENDING_DELETE,
    readAgain,
  })
  const permission = useHeldResource(resource)
  const { mayAssign, mayDelete, isReadOnly } = useMayChange('resource', resource)
  usePageTitle(name)
  return (
    <>
      <DetailHead
        sign={<Glyph of={Box} tint="resource" />}
        name={name}
        badge={<Marks resource={resource} />}
        dn={id}
        actions={
          <>
            <WhyButton to={toWhy({ object: id })} />
            <PreviewButton resource={resource} />
            {mayAssign && <AssignButton permission={permission} links={links} />}
            {mayDelete && (
              <DeleteRecord
                row={resource}
                deletion={deletion}
                text={t('delete.open')}
                readAgain={readAgain}
                list={toResources()}
              />
            )}
          </>
        }
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
