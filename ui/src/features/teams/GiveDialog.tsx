import { useTranslation } from 'react-i18next'
import { permissionsBody } from '../../entities/team/permission'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { FormDialog } from '../../shared/blocks/record-form/FormDialog'
import { useDialogForm } from '../../shared/blocks/record-form/useDialogForm'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { Select } from '../../shared/ui/Select'
import { PermissionBoxes, usePermissionField } from './PermissionBoxes'
import type { GrantPlace } from './useGrantActions'
import { useGrantCalls } from './useGrantCalls'
import { ALL_LEVELS, type LevelChoice, levels, useGrantTabs } from './useGrantTabs'

interface Entered {
  level: LevelChoice
  items: readonly PickerItem[]
  /** Keys of the selected permissions. */
  keys: readonly string[]
}

const NOTHING: Entered = { level: ALL_LEVELS, items: [], keys: [] }

/** Gives the managers permissions on items, or on everything in containers. */
export function GiveDialog({ team, domain, onClose }: GrantPlace & { onClose: () => void }) {
  const { t } = useTranslation('teams')
  const fields = useFields(domain)
  const call = useGrantCalls(team.dn)
  const form = useDialogForm<Entered>({
    fields,
    stored: NOTHING,
    draftName: `team give ${domain} ${team.dn}`,
    onSave: ({ all: { items, keys } }) =>
      call({ give: permissionsBody(domain, items, keys), items }),
    onSaved: onClose,
  })
  const tabs = useGrantTabs(domain, form.now.level)
  return (
    <FormDialog
      form={form}
      title={t('grants.giveTitle', { team: team.name })}
      verb={t('grants.give')}
      onClose={onClose}
    >
      {domain === 'ROLES' && (
        <Select
          {...form.field('level')}
          options={([ALL_LEVELS, ...levels] as const).map((id) => ({
            id,
            text: fields.level.text(id),
          }))}
        />
      )}
      <EntityPicker {...form.field('items')} tabs={tabs} selection="multi" />
      <PermissionBoxes {...form.field('keys')} domain={domain} />
    </FormDialog>
  )
}

function useFields(domain: GrantPlace['domain']) {
  const { t } = useTranslation(['teams', 'picker'])
  const kinds = useFieldKinds()
  return {
    level: kinds.choice<LevelChoice>({
      label: t('grants.level'),
      hint: t('grants.levelHint'),
      textOf: (id) => (id === ALL_LEVELS ? t('grants.allLevels') : t(`picker:level.${id}`)),
    }),
    items: kinds.items({ label: t(`grants.things.${domain}`), isRequired: true }),
    keys: usePermissionField(),
  }
}
