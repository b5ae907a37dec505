import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { permissionsBody } from '../../entities/team/permission'
import { EntityPicker } from '../../shared/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/entity-picker/pickerItem'
import { problem } from '../../shared/validation/problem'
import { useProblemText } from '../../shared/validation/useProblemText'
import { Select } from '../../shared/ui/Select'
import { GrantDialog } from './GrantDialog'
import { PermissionBoxes } from './PermissionBoxes'
import { ALL_LEVELS, levels, useGrantTabs, type LevelChoice } from './useGrantTabs'
import type { GrantPlace } from './useGrantActions'
import { useGrantCalls } from './useGrantCalls'

const NOTHING: readonly PickerItem[] = []

/** Lets the managers do something with things, or with everything in containers. */
export function GiveDialog({ team, domain, onClose }: GrantPlace & { onClose: () => void }) {
  const { t } = useTranslation(['teams', 'picker'])
  const problemText = useProblemText()
  const call = useGrantCalls(team.dn)
  const [level, setLevel] = useState<LevelChoice>(ALL_LEVELS)
  const [items, setItems] = useState(NOTHING)
  const [keys, setKeys] = useState<readonly string[]>([])
  const [isChecked, setChecked] = useState(false)
  const tabs = useGrantTabs(domain, level)
  const missing = (list: readonly unknown[]) =>
    isChecked && list.length === 0 ? problemText(problem('required')) : undefined
  return (
    <GrantDialog
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
          onChange={setLevel}
        />
      )}
      <EntityPicker
        label={t(`grants.things.${domain}`)}
        tabs={tabs}
        selection="multi"
        isRequired
        value={items}
        onChange={setItems}
        error={missing(items)}
      />
      <PermissionBoxes domain={domain} value={keys} onChange={setKeys} error={missing(keys)} />
    </GrantDialog>
  )
}
