import { useTranslation } from 'react-i18next'
import { removalBody, type TeamGrant } from '../../entities/team/permission'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'
import type { GrantPlace } from './useGrantActions'
import { useGrantCalls } from './useGrantCalls'

interface TakeDialogProps extends GrantPlace {
  grants: readonly TeamGrant[]
  onDone: () => void
  onClose: () => void
}

/** Takes all permissions on these items from the managers; an excluded item is no longer excluded. */
export function TakeDialog({ team, domain, grants, onDone, onClose }: TakeDialogProps) {
  const { t } = useTranslation('teams')
  const call = useGrantCalls(team.dn)
  const count = grants.length
  return (
    <ConfirmDialog
      kind="deletion"
      title={t('grants.take.title', { count })}
      consequence={t('grants.take.consequence', { team: team.name })}
      affected={grants.map(({ name }) => name)}
      verb={t('grants.take.verb', { count })}
      onConfirm={async () => {
        await call({ take: removalBody(domain, grants), items: grants })
        onDone()
      }}
      onClose={onClose}
    />
  )
}
