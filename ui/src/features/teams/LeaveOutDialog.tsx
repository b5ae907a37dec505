import { useTranslation } from 'react-i18next'
import { exclusionBody, containersOf } from '../../entities/team/permission'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { FormDialog } from '../../shared/blocks/record-form/FormDialog'
import { useDialogForm } from '../../shared/blocks/record-form/useDialogForm'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { Select } from '../../shared/ui/Select'
import type { GrantPlace } from './useGrantActions'
import { useGrantCalls } from './useGrantCalls'
import { useInnerTab } from './useGrantTabs'

interface Entered {
  /** Id of the container whose items are excluded. */
  container: string
  items: readonly PickerItem[]
}

/** Excludes single items from the permissions on a container. Source: docs/assumptions.md A-108. */
export function LeaveOutDialog({ onClose, ...place }: GrantPlace & { onClose: () => void }) {
  const { team, domain, grants } = place
  const { t } = useTranslation('teams')
  const kinds = useFieldKinds()
  const call = useGrantCalls(team.dn)
  const containers = containersOf(grants).map(({ id, name }) => ({ id, text: name }))
  const form = useDialogForm<Entered>({
    fields: {
      container: kinds.choice({ label: t('grants.from'), textOf: (id) => id }),
      items: kinds.items({ label: t(`domain.${domain}`), isRequired: true }),
    },
    stored: { container: containers[0]?.id ?? '', items: [] },
    draftName: `team leave out ${domain} ${team.dn}`,
    onSave: ({ all: { items } }) => call({ give: exclusionBody(domain, items), items }),
    onSaved: onClose,
  })
  const { container } = form.now
  const tab = useInnerTab(domain, container)
  return (
    <FormDialog
      form={form}
      title={t('grants.leaveOutTitle', { team: team.name })}
      verb={t('grants.leaveOut')}
      onClose={onClose}
    >
      <p>{t('grants.leaveOutText')}</p>
      <Select {...form.field('container')} options={containers} />
      <EntityPicker
        {...form.field('items')}
        key={container}
        tabs={[tab]}
        selection="multi"
        excluded={grants.filter(({ isExcluded }) => isExcluded).map(({ id }) => id)}
      />
    </FormDialog>
  )
}
