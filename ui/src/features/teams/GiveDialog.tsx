import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { permissionsBody } from '../../entities/team/permission'
import { useDraft } from '../../shared/blocks/drafts/useDraft'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { problem } from '../../shared/blocks/validation/problem'
import { useProblemText } from '../../shared/blocks/validation/useProblemText'
import { Select } from '../../shared/ui/Select'
import { GrantDialog } from './GrantDialog'
import { PermissionBoxes } from './PermissionBoxes'
import { ALL_LEVELS, levels, useGrantTabs, type LevelChoice } from './useGrantTabs'
import type { GrantPlace } from './useGrantActions'
import { useGrantCalls } from './useGrantCalls'

interface Entered {
  level: LevelChoice
  items: readonly PickerItem[]
  /** Of the permissions. */
  keys: readonly string[]
}

const NOTHING: Entered = { level: ALL_LEVELS, items: [], keys: [] }

/** Lets the managers do something with things, or with everything in containers. */
export function GiveDialog({ team, domain, onClose }: GrantPlace & { onClose: () => void }) {
  const { t } = useTranslation(['teams', 'picker'])
  const problemText = useProblemText()
  const call = useGrantCalls(team.dn)
  const [entered, setEntered] = useState(NOTHING)
  const { level, items, keys } = entered
  const change = (part: Partial<Entered>) => setEntered({ ...entered, ...part })
  const draft = useDraft<Entered>({
    name: `team give ${domain} ${team.dn}`,
    version: 1,
    value: items.length + keys.length === 0 ? undefined : entered,
  })
  const [isChecked, setChecked] = useState(false)
  const tabs = useGrantTabs(domain, level)
  const missing = (list: readonly unknown[]) =>
    isChecked && list.length === 0 ? problemText(problem('required')) : undefined
  return (
    <GrantDialog
      draft={draft}
      onRestore={setEntered}
      title={t('grants.giveTitle', { team: team.name })}
      verb={t('grants.give')}
      isComplete={items.length > 0 && keys.length > 0}
      onIncomplete={() => setChecked(true)}
      onSave={() => call({ give: permissionsBody(domain, items, keys), items })}
      onClose={onClose}
    >
      {domain === 'ROLES' && (
        <Select
          label={t('grants.level')}
          hint={t('grants.levelHint')}
          options={[
            { id: ALL_LEVELS, text: t('grants.allLevels') },
            ...levels.map((id) => ({ id, text: t(`picker:level.${id}`) })),
          ]}
          value={level}
          onChange={(chosen) => change({ level: chosen })}
        />
      )}
      <EntityPicker
        label={t(`grants.things.${domain}`)}
        tabs={tabs}
        selection="multi"
        isRequired
        value={items}
        onChange={(chosen) => change({ items: chosen })}
        error={missing(items)}
      />
      <PermissionBoxes
        domain={domain}
        value={keys}
        onChange={(chosen) => change({ keys: chosen })}
        error={missing(keys)}
      />
    </GrantDialog>
  )
}
