import { CircleQuestionMark, Eye, Trash2 } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useMayChange } from '../../entities/admin-rights/useMayChange'
import { AssignButton } from '../../entities/assignment/ui/AssignButton'
import { useMayExplain } from '../../entities/explanation/useMayExplain'
import type { ResourceDetail } from '../../entities/resource/model'
import { lazyPart } from '../../shared/platform/parts/lazyPart'
import { ActionMenu } from '../../shared/ui/ActionMenu'
import { Dialog } from '../../shared/ui/Dialog'
import { toWhy } from '../explain/routes'
import { toRole } from '../roles/routes'
import { toUser } from '../users/routes'
import { toResources } from './routes'
import { useHeldResource } from './useHeldResource'
import { useResourceDeletion } from './useResourceDeletion'

const RequestPreview = lazyPart(async () => (await import('./RequestPreview')).RequestPreview)

const links = { toUser, toRole }

interface ResourceActionsProps {
  resource: ResourceDetail
}

/** What can be done with a resource: assigned, and a menu of the rest. */
export function ResourceActions({ resource }: ResourceActionsProps) {
  const permission = useHeldResource(resource)
  const { mayAssign } = useMayChange('resource', resource)
  return (
    <>
      {mayAssign && <AssignButton permission={permission} links={links} />}
      <MoreResourceActions resource={resource} />
    </>
  )
}

function MoreResourceActions({ resource }: ResourceActionsProps) {
  const { t } = useTranslation(['resources', 'values'])
  const mayExplain = useMayExplain()
  const { mayDelete } = useMayChange('resource', resource)
  const [isPreviewed, setPreviewed] = useState(false)
  const deletion = useResourceDeletion()
  const navigate = useNavigate()
  const leave = () => void navigate(toResources())
  return (
    <>
      <ActionMenu
        actions={[
          mayExplain && {
            icon: CircleQuestionMark,
            label: t('values:why'),
            href: toWhy({ object: resource.id }),
          },
          { icon: Eye, label: t('preview.open'), onAction: () => setPreviewed(true) },
          mayDelete && {
            icon: Trash2,
            label: t('delete.open'),
            isDestructive: true,
            onAction: () => deletion.ask([resource], leave),
          },
        ]}
      />
      <Dialog isOpen={isPreviewed} title={t('preview.title')} onClose={() => setPreviewed(false)}>
        <RequestPreview fields={resource} />
      </Dialog>
      {deletion.dialog}
    </>
  )
}
