import { CircleQuestionMark, Ellipsis, Eye, Trash2 } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayChange } from '../../entities/admin-rights/useMayChange'
import { AssignButton } from '../../entities/assignment/ui/AssignButton'
import { useMayExplain } from '../../entities/explanation/useMayExplain'
import type { ResourceDetail } from '../../entities/resource/model'
import { useLeaveOrFollow, type ReadAgain } from '../../shared/blocks/deletion/useLeaveOrFollow'
import { lazyPart } from '../../shared/platform/parts/lazyPart'
import { ButtonMenu } from '../../shared/ui/ButtonMenu'
import { Dialog } from '../../shared/ui/Dialog'
import { MenuItem } from '../../shared/ui/Menu'
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
  readAgain: ReadAgain
}

/** What can be done with a resource: assigned, and a menu of the rest. */
export function ResourceActions({ resource, readAgain }: ResourceActionsProps) {
  const permission = useHeldResource(resource)
  const { mayAssign } = useMayChange('resource', resource)
  return (
    <>
      {mayAssign && <AssignButton permission={permission} links={links} />}
      <MoreResourceActions resource={resource} readAgain={readAgain} />
    </>
  )
}

function MoreResourceActions({ resource, readAgain }: ResourceActionsProps) {
  const { t } = useTranslation(['resources', 'values'])
  const mayExplain = useMayExplain()
  const { mayDelete } = useMayChange('resource', resource)
  const [isPreviewed, setPreviewed] = useState(false)
  const deletion = useResourceDeletion()
  const leaveOrFollow = useLeaveOrFollow(readAgain, toResources())
  return (
    <>
      <ButtonMenu isMinor icon={Ellipsis} label={t('more')}>
        {mayExplain && (
          <MenuItem icon={CircleQuestionMark} href={toWhy({ object: resource.id })}>
            {t('values:why')}
          </MenuItem>
        )}
        <MenuItem icon={Eye} onAction={() => setPreviewed(true)}>
          {t('preview.open')}
        </MenuItem>
        {mayDelete && (
          <MenuItem
            icon={Trash2}
            isDestructive
            onAction={() => deletion.ask([resource], leaveOrFollow)}
          >
            {t('delete.open')}
          </MenuItem>
        )}
      </ButtonMenu>
      <Dialog isOpen={isPreviewed} title={t('preview.title')} onClose={() => setPreviewed(false)}>
        <RequestPreview fields={resource} />
      </Dialog>
      {deletion.dialog}
    </>
  )
}
