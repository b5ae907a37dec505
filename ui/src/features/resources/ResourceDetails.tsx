import { useTranslation } from 'react-i18next'
import { useMayChange } from '../../entities/admin-rights/useMayChange'
import { OwnerPicker } from '../../entities/permission/ui/DefinitionPickers'
import { OwnerNames } from '../../entities/permission/ui/OwnerNames'
import { usePermissionTexts } from '../../entities/permission/usePermissionFields'
import type { ResourceDetail } from '../../entities/resource/model'
import { LocalizedFacts } from '../../shared/blocks/localized-text/LocalizedFacts'
import { LocalizedTextEditor } from '../../shared/blocks/localized-text/LocalizedTextEditor'
import { Split } from '../../shared/blocks/page/Split'
import { Stack } from '../../shared/blocks/page/Stack'
import { FormCard } from '../../shared/blocks/record-form/FormCard'
import { RecordForm } from '../../shared/blocks/record-form/RecordForm'
import { useOpenSections } from '../../shared/blocks/record-form/useOpenSections'
import { toGroup } from '../groups/routes'
import { toTeam } from '../teams/routes'
import { toUser } from '../users/routes'
import { CategoryFields } from './CategoryFields'
import { LifeFacts, LifeFields } from './LifeFields'
import { NameAdvice } from './NameAdvice'
import { useResourceEdit } from './useResourceEdit'
import { LIFE_KEYS } from './useResourceFields'

const links = { toUser, toGroup, toTeam }

const SECTIONS = {
  texts: ['texts'],
  owners: ['owners'],
  categories: ['categories'],
  life: LIFE_KEYS,
} as const

/** What a resource is called, whose it is and how long it lasts: sections are read, and each is edited where it stands. */
export function ResourceDetails({ resource }: { resource: ResourceDetail }) {
  const { t } = useTranslation(['resources', 'definition'])
  const { mayModify } = useMayChange('resource', resource)
  const { closeAll, isReading, cardOf } = useOpenSections(SECTIONS, mayModify)
  const form = useResourceEdit(resource, 'resource', closeAll)
  return (
    <RecordForm
      form={form}
      label={t('edit.label', { name: resource.name })}
      saveText={t('edit.save')}
      isReading={isReading(form)}
    >
      <Split
        beside={
          <FormCard {...cardOf(form, 'life', t('life'))} facts={<LifeFacts resource={resource} />}>
            <LifeFields form={form} />
          </FormCard>
        }
      >
        <FormCard
          {...cardOf(form, 'texts')}
          facts={<LocalizedFacts texts={resource.texts} none={t('definition:nothing')} />}
        >
          <Stack>
            <LocalizedTextEditor
              {...form.field('texts')}
              fields={usePermissionTexts()}
              isChecked={form.attempts > 0}
            />
            <NameAdvice {...form.field('texts')} stored={resource.texts} />
          </Stack>
        </FormCard>
        <FormCard
          {...cardOf(form, 'owners')}
          facts={<OwnerNames owners={resource.owners} links={links} />}
        >
          <OwnerPicker {...form.field('owners')} />
        </FormCard>
        <FormCard
          {...cardOf(form, 'categories')}
          facts={
            <p dir="auto">
              {form.fields.categories.text(resource.categories) || t('definition:nothing')}
            </p>
          }
        >
          <CategoryFields {...form.field('categories')} />
        </FormCard>
      </Split>
    </RecordForm>
  )
}
