import { Box, Trash2 } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { WhyButton } from '../../entities/explanation/ui/WhyButton'
import { ReadOnlyNote } from '../../entities/admin-rights/ui/ReadOnlyNote'
import { useMayChange } from '../../entities/admin-rights/useMayChange'
import { AssignButton } from '../../entities/assignment/ui/AssignButton'
import { DefinitionStatus } from '../../entities/permission/ui/DefinitionStatus'
import { usePermission } from '../../entities/permission/usePermission'
import type { ResourceDetail } from '../../entities/resource/model'
import { DetailHead } from '../../shared/blocks/page/DetailHead'
import { SectionTabs } from '../../shared/blocks/page/SectionTabs'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { Button } from '../../shared/ui/Button'
import { Glyph } from '../../shared/ui/Glyph'
import { Tag } from '../../shared/ui/Tag'
import { toOwnRights, toWhy } from '../explain/routes'
import { toRole } from '../roles/routes'
import { toUser } from '../users/routes'
import { toResources } from './routes'
import { useResourceDeletion } from './useResourceDeletion'
import { useResourceTabs } from './useResourceTabs'

const links = { toUser, toRole }

interface ResourceProps {
  resource: ResourceDetail
}

/** A resource: what it is, and its tabs. */
export function ResourceView({ resource }: ResourceProps) {
  const { t } = useTranslation('resources')
  const { id, name } = resource
  const permission = usePermission('resource', resource)
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
            {mayAssign && <AssignButton permission={permission} links={links} />}
            {mayDelete && <DeleteButton resource={resource} />}
          </>
        }
      />
      {isReadOnly && <ReadOnlyNote to={toOwnRights(id)} />}
      <SectionTabs label={t('tab.all', { name })} tabs={useResourceTabs(resource)} />
    </>
  )
}

/** Beside the name of a resource: status, whether it can be requested, categories. */
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

function DeleteButton({ resource }: ResourceProps) {
  const { t } = useTranslation('resources')
  const navigate = useNavigate()
  const deletion = useResourceDeletion()
  const leave = () => void navigate(toResources())
  return (
    <>
      <Button icon={Trash2} variant="quiet" onPress={() => deletion.ask([resource], leave)}>
        {t('delete.open')}
      </Button>
      {deletion.dialog}
    </>
  )
}
