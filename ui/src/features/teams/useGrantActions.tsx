import { Pencil, Trash2 } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TeamDetail, TeamDomain } from '../../entities/team/model'
import type { TeamGrant } from '../../entities/team/permission'
import type { BulkAction, RowAction } from '../../shared/blocks/data-table/action'
import { ChangeGrantDialog } from './ChangeGrantDialog'
import { GiveDialog } from './GiveDialog'
import { LeaveOutDialog } from './LeaveOutDialog'
import { TakeDialog } from './TakeDialog'

/** The permissions of a team's managers in one domain. */
export interface GrantPlace {
  team: TeamDetail
  domain: TeamDomain
  grants: readonly TeamGrant[]
}

type Opened =
  | { what: 'give' }
  | { what: 'leaveOut' }
  | { what: 'change'; grant: TeamGrant }
  | { what: 'take'; grants: readonly TeamGrant[]; onDone: () => void }

/** The actions on the permissions of one domain, and the open dialog. */
export function useGrantActions(place: GrantPlace) {
  const { t } = useTranslation('teams')
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const take = { id: 'take', label: t('grants.take.open'), icon: Trash2 }
  const bulkActions: BulkAction<TeamGrant>[] = [
    {
      ...take,
      takes: 'rows',
      onAction: ({ rows, clear }) => setOpened({ what: 'take', grants: rows, onDone: clear }),
    },
  ]
  const rowActions = (grant: TeamGrant): RowAction[] => {
    const askToTake = () => setOpened({ what: 'take', grants: [grant], onDone: () => undefined })
    const change = () => setOpened({ what: 'change', grant })
    return [
      ...(grant.isExcluded
        ? []
        : [{ id: 'change', label: t('grants.change'), icon: Pencil, onAction: change }]),
      { ...take, isDestructive: true, onAction: askToTake },
    ]
  }
  return {
    open: setOpened,
    bulkActions,
    rowActions,
    dialog: opened && <OpenedDialog {...place} opened={opened} onClose={close} />,
  }
}

type OpenedDialogProps = GrantPlace & { opened: Opened; onClose: () => void }

function OpenedDialog({ opened, onClose, ...place }: OpenedDialogProps) {
  switch (opened.what) {
    case 'give':
      return <GiveDialog {...place} onClose={onClose} />
    case 'leaveOut':
      return <LeaveOutDialog {...place} onClose={onClose} />
    case 'change':
      return <ChangeGrantDialog {...place} grant={opened.grant} onClose={onClose} />
    case 'take':
      return <TakeDialog {...place} {...opened} onClose={onClose} />
  }
}
