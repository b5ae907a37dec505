import { useState } from 'react'
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
import { toGroup } from '../groups/routes'
import { toTeam } from '../teams/routes'
import { toUser } from '../users/routes'
import { CategoryFields } from './CategoryFields'
import { LifeFacts, LifeFields } from './LifeFields'
import { NameAdvice } from './NameAdvice'
import { useResourceEdit } from './useResourceEdit'
import { LIFE_KEYS } from './useResourceFields'

const links = { toUser, toGroup, toTeam }

/** What a section edits. */
const SECTIONS = {
  texts: ['texts'],
  owners: ['owners'],
  categories: ['categories'],
  life: LIFE_KEYS,
} as const
type Section = keyof typeof SECTIONS

/** What a resource is called, whose it is and how long it lasts: sections are read, and each is edited where it stands. */
export function ResourceDetails({ resource }: { resource: ResourceDetail }) {
  const { t } = useTranslation(['resources', 'definition'])
  const { mayModify } = useMayChange('resource', resource)
  const [opened, setOpened] = useState<readonly Section[]>([])
  const form = useResourceEdit(resource, 'resource', () => setOpened([]))
  const card = (section: Section, title = form.fields[SECTIONS[section][0]].label) => ({
    title,
    // A restored draft opens what it changes.
    isOpen: opened.includes(section) || SECTIONS[section].some((key) => form.changed.includes(key)),
    onOpen: mayModify ? () => setOpened([...opened, section]) : undefined,
  })
  return (
    <RecordForm
      form={form}
      label={t('edit.label', { name: resource.name })}
      saveText={t('edit.save')}
      isReading={opened.length === 0 && form.changed.length === 0}
    >
      <Split
        beside={
          <FormCard {...card('life', t('life'))} facts={<LifeFacts resource={resource} />}>
            <LifeFields form={form} />
          </FormCard>
        }
      >
        <FormCard
          {...card('texts')}
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
        <FormCard {...card('owners')} facts={<OwnerNames owners={resource.owners} links={links} />}>
          <OwnerPicker {...form.field('owners')} />
        </FormCard>
        <FormCard
          {...card('categories')}
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
