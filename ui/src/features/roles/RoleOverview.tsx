import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoleDetail } from '../../entities/role/model'
import { LocalizedTextEditor } from '../../shared/blocks/localized-text/LocalizedTextEditor'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Split } from '../../shared/blocks/page/Split'
import { FormCard } from '../../shared/blocks/record-form/FormCard'
import { RecordForm } from '../../shared/blocks/record-form/RecordForm'
import { OwnerNames } from './OwnerNames'
import { RoleConstraints } from './RoleConstraints'
import { RolePlace } from './RolePlace'
import { CategoryPicker, OwnerPicker } from './RolePickers'
import { RoleTexts } from './RoleTexts'
import { useMayChange } from './useMayChange'
import { useRoleEdit } from './useRoleEdit'
import { useRoleTexts } from './useRoleFields'

type Section = 'texts' | 'categories' | 'owners'

/** What a role is: its sections are read, and each is edited where it stands. */
export function RoleOverview({ role }: { role: RoleDetail }) {
  const { t } = useTranslation('roles')
  const { mayModify } = useMayChange(role)
  const texts = useRoleTexts()
  const [opened, setOpened] = useState<readonly Section[]>([])
  const form = useRoleEdit(role, 'role', () => setOpened([]))
  const card = (key: Section) => ({
    title: form.fields[key].label,
    // A restored draft opens what it changes.
    isOpen: opened.includes(key) || form.changed.includes(key),
    onOpen: mayModify ? () => setOpened([...opened, key]) : undefined,
  })
  return (
    <RecordForm
      form={form}
      label={t('edit.label', { name: role.name })}
      saveText={t('edit.save')}
      isReading={opened.length === 0 && form.changed.length === 0}
    >
      <Split
        beside={
          <>
            <SectionCard title={t('level.title')}>
              <RolePlace role={role} />
            </SectionCard>
            <RoleConstraints role={role} />
          </>
        }
      >
        <FormCard {...card('texts')} facts={<RoleTexts role={role} />}>
          <LocalizedTextEditor
            {...form.field('texts')}
            fields={texts}
            isChecked={form.attempts > 0}
          />
        </FormCard>
        <FormCard {...card('owners')} facts={<OwnerNames owners={role.owners} />}>
          <OwnerPicker {...form.field('owners')} />
        </FormCard>
        <FormCard
          {...card('categories')}
          facts={<p dir="auto">{form.fields.categories.text(role.categories) || t('nothing')}</p>}
        >
          <CategoryPicker {...form.field('categories')} />
        </FormCard>
      </Split>
    </RecordForm>
  )
}
