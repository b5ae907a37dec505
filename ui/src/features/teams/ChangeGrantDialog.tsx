import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { permissionsBody, type TeamGrant } from '../../entities/team/permission'
import { useDraft } from '../../shared/blocks/drafts/useDraft'
import { problem } from '../../shared/blocks/validation/problem'
import { useProblemText } from '../../shared/blocks/validation/useProblemText'
import { GrantDialog } from './GrantDialog'
import { PermissionBoxes } from './PermissionBoxes'
import type { GrantPlace } from './useGrantActions'
import { useGrantCalls } from './useGrantCalls'

interface ChangeGrantDialogProps extends GrantPlace {
  grant: TeamGrant
  onClose: () => void
}

/** What the managers may do with one thing. */
export function ChangeGrantDialog({ team, domain, grant, onClose }: ChangeGrantDialogProps) {
  const { t } = useTranslation('teams')
  const problemText = useProblemText()
  const call = useGrantCalls(team.dn)
  const before = grant.permissions.map(({ key }) => key)
  const [keys, setKeys] = useState<readonly string[]>(before)
  const isEmpty = keys.length === 0
  const given = keys.filter((key) => !before.includes(key))
  const taken = before.filter((key) => !keys.includes(key))
  const isChanged = given.length + taken.length > 0
  const draft = useDraft<readonly string[]>({
    name: `team change ${domain} ${team.dn} ${grant.id}`,
    version: 1,
    value: isChanged ? keys : undefined,
  })
  const save = async () => {
    if (!isChanged) return
    await call({
      give: given.length > 0 ? permissionsBody(domain, [grant], given) : undefined,
      take: taken.length > 0 ? permissionsBody(domain, [grant], taken) : undefined,
      items: [grant],
    })
  }
  return (
    <GrantDialog
      draft={draft}
      onRestore={setKeys}
      title={t('grants.changeTitle', { name: grant.name })}
      verb={t('grants.save')}
      isComplete={!isEmpty}
      onIncomplete={() => undefined}
      onSave={save}
      onClose={onClose}
    >
      <PermissionBoxes
        domain={domain}
        value={keys}
        onChange={setKeys}
        error={isEmpty ? problemText(problem('required')) : undefined}
      />
    </GrantDialog>
  )
}
