import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exclusionBody, containersOf } from '../../entities/team/permission'
import { useDraft } from '../../shared/blocks/drafts/useDraft'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { Select } from '../../shared/ui/Select'
import { problem } from '../../shared/blocks/validation/problem'
import { useProblemText } from '../../shared/blocks/validation/useProblemText'
import { GrantDialog } from './GrantDialog'
import type { GrantPlace } from './useGrantActions'
import { useGrantCalls } from './useGrantCalls'
import { useInnerTab } from './useGrantTabs'

interface Entered {
  /** Id of that which gives them. */
  container: string
  items: readonly PickerItem[]
}

/** Leaves single things out of what a container gives. Source: docs/assumptions.md A-108. */
export function LeaveOutDialog({ onClose, ...place }: GrantPlace & { onClose: () => void }) {
  const { team, domain, grants } = place
  const { t } = useTranslation('teams')
  const problemText = useProblemText()
  const call = useGrantCalls(team.dn)
  const containers = containersOf(grants)
  const [entered, setEntered] = useState<Entered>({ container: containers[0]?.id ?? '', items: [] })
  const { container, items } = entered
  const change = (part: Partial<Entered>) => setEntered({ ...entered, ...part })
  const draft = useDraft<Entered>({
    name: `team leave out ${domain} ${team.dn}`,
    version: 1,
    value: items.length === 0 ? undefined : entered,
  })
  const [isChecked, setChecked] = useState(false)
  const tab = useInnerTab(domain, container)
  const isMissing = isChecked && items.length === 0
  return (
    <GrantDialog
      draft={draft}
      onRestore={setEntered}
      title={t('grants.leaveOutTitle', { team: team.name })}
      verb={t('grants.leaveOut')}
      isComplete={items.length > 0}
      onIncomplete={() => setChecked(true)}
      onSave={() => call({ give: exclusionBody(domain, items), items })}
      onClose={onClose}
    >
      <p>{t('grants.leaveOutText')}</p>
      <Select
        label={t('grants.from')}
        options={containers.map(({ id, name }) => ({ id, text: name }))}
        value={container}
        onChange={(chosen) => change({ container: chosen })}
      />
      <EntityPicker
        key={container}
        label={t(`domain.${domain}`)}
        tabs={[tab]}
        selection="multi"
        isRequired
        excluded={grants.filter(({ isExcluded }) => isExcluded).map(({ id }) => id)}
        value={items}
        onChange={(chosen) => change({ items: chosen })}
        error={isMissing ? problemText(problem('required')) : undefined}
      />
    </GrantDialog>
  )
}
