import { useTranslation } from 'react-i18next'
import { useMayChange } from '../../entities/admin-rights/useMayChange'
import { CategoryPicker, OwnerPicker } from '../../entities/permission/ui/DefinitionPickers'
import { OwnerNames } from '../../entities/permission/ui/OwnerNames'
import { usePermissionTexts } from '../../entities/permission/usePermissionFields'
import type { RoleDetail } from '../../entities/role/model'
import { LocalizedFacts } from '../../shared/blocks/localized-text/LocalizedFacts'
import { LocalizedTextEditor } from '../../shared/blocks/localized-text/LocalizedTextEditor'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Split } from '../../shared/blocks/page/Split'
import { FormCard } from '../../shared/blocks/record-form/FormCard'
import { RecordForm } from '../../shared/blocks/record-form/RecordForm'
import { useOpenSections } from '../../shared/blocks/record-form/useOpenSections'
import { toGroup } from '../groups/routes'
import { toTeam } from '../teams/routes'
import { toUser } from '../users/routes'
import { RoleConstraints } from './RoleConstraints'
import { RolePlace } from './RolePlace'
import { useRoleEdit } from './useRoleEdit'

const links = { toUser, toGroup, toTeam }

const SECTIONS = { texts: ['texts'], owners: ['owners'], categories: ['categories'] } as const

/** The overview of a role: each section is shown, and edited in place. */
export function RoleOverview({ role }: { role: RoleDetail }) {
  const { t } = useTranslation(['roles', 'definition'])
  const { mayModify } = useMayChange('role', role)
  const texts = usePermissionTexts()
  const { closeAll, isReading, cardOf } = useOpenSections(SECTIONS, mayModify)
  const form = useRoleEdit(role, 'role', closeAll)
  return (
    <RecordForm
      form={form}
      label={t('edit.label', { name: role.name })}
      saveText={t('edit.save')}
      isReading={isReading(form)}
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
        <FormCard
          {...cardOf(form, 'texts')}
          facts={<LocalizedFacts texts={role.texts} none={t('definition:nothing')} />}
        >
          <LocalizedTextEditor
            {...form.field('texts')}
            fields={texts}
            isChecked={form.attempts > 0}
          />
        </FormCard>
        <FormCard
          {...cardOf(form, 'owners')}
          facts={<OwnerNames owners={role.owners} links={links} />}
        >
          <OwnerPicker {...form.field('owners')} />
        </FormCard>
        <FormCard
          {...cardOf(form, 'categories')}
          facts={
            <p dir="auto">
              {form.fields.categories.text(role.categories) || t('definition:nothing')}
            </p>
          }
        >
          <CategoryPicker type="role" {...form.field('categories')} />
        </FormCard>
      </Split>
    </RecordForm>
  )
}
