import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exclusionBody } from '../../entities/team/permission'
import { EntityPicker } from '../../shared/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/entity-picker/pickerItem'
import { Select } from '../../shared/ui/Select'
import { problem } from '../../shared/validation/problem'
import { useProblemText } from '../../shared/validation/useProblemText'
import { GrantDialog } from './GrantDialog'
import { containersOf } from './grantRows'
import type { GrantPlace } from './useGrantActions'
import { useGrantCalls } from './useGrantCalls'
import { useInnerTab } from './useGrantTabs'

const NOTHING: readonly PickerItem[] = []

/** Leaves single things out of what a container gives. Source: docs/assumptions.md A-108. */
export function LeaveOutDialog({ onClose, ...place }: GrantPlace & { onClose: () => void }) {
  const { team, domain, grants } = place
  const { t } = useTranslation('teams')
  const problemText = useProblemText()
  const call = useGrantCalls(team.dn)
  const containers = containersOf(grants)
  const [container, setContainer] = useState(containers[0]?.id ?? '')
  const [items, setItems] = useState(NOTHING)
  const [isChecked, setChecked] = useState(false)
  const tab = useInnerTab(domain, container)
  const isMissing = isChecked && items.length === 0
  return (
    <GrantDialog
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
        onChange={setContainer}
      />
      <EntityPicker
        key={container}
        label={t(`domain.${domain}`)}
        tabs={[tab]}
        selection="multi"
        isRequired
        excluded={grants.filter(({ isExcluded }) => isExcluded).map(({ id }) => id)}
        value={items}
        onChange={setItems}
        error={isMissing ? problemText(problem('required')) : undefined}
      />
    </GrantDialog>
  )
}
