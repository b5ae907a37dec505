import { useTranslation } from 'react-i18next'
import { OwnerPicker } from '../../entities/permission/ui/DefinitionPickers'
import { OwnerNames } from '../../entities/permission/ui/OwnerNames'
import { usePermissionTexts } from '../../entities/permission/usePermissionFields'
import type { ResourceDetail } from '../../entities/resource/model'
import type { ResourceFields } from '../../entities/resource/resourceChange'
import { LocalizedFacts } from '../../shared/blocks/localized-text/LocalizedFacts'
import { LocalizedTextEditor } from '../../shared/blocks/localized-text/LocalizedTextEditor'
import { Facts } from '../../shared/blocks/page/Facts'
import { Stack } from '../../shared/blocks/page/Stack'
import { FormCard, type FormCardProps } from '../../shared/blocks/record-form/FormCard'
import type { RecordFormState } from '../../shared/blocks/record-form/useRecordForm'
import { lazyPart } from '../../shared/platform/parts/lazyPart'
import { Banner } from '../../shared/ui/Banner'
import { DistinguishedName } from '../../shared/ui/DistinguishedName'
import { toGroup } from '../groups/routes'
import { toTeam } from '../teams/routes'
import { toUser } from '../users/routes'
import { BindingFacts } from './BindingFacts'
import { CategoryFields } from './CategoryFields'
import { LifeFacts, LifeFields } from './LifeFields'
import { NameAdvice } from './NameAdvice'
import { QuestionFacts } from './QuestionFacts'
import { ResourceUsage } from './ResourceUsage'

const BindingFields = lazyPart(async () => (await import('./BindingFields')).BindingFields)
const QuestionsEdit = lazyPart(async () => (await import('./QuestionsEdit')).QuestionsEdit)

const links = { toUser, toGroup, toTeam }

export interface ResourceCardProps {
  resource: ResourceDetail
  form: RecordFormState<ResourceFields>
}

interface CardProps extends ResourceCardProps {
  /** The title of the card, and whether it is open for editing. */
  card: Pick<FormCardProps, 'title' | 'isOpen' | 'onOpen'>
}

/** The entitlement that the resource grants in a connected system, and its users. */
export function GivesCard({ resource, form, card }: CardProps) {
  const { t } = useTranslation('resources')
  const isChanged = form.changed.includes('binding')
  const usage = (
    <ResourceUsage
      id={resource.id}
      title={t('usage.title')}
      {...(isChanged ? { note: t('gives.rebinding') } : { isCalm: true })}
    />
  )
  const lost = !isChanged && resource.binding?.isLost && (
    <Banner kind="warning">{t('gives.lost')}</Banner>
  )
  return (
    <FormCard
      {...card}
      facts={
        <Stack>
          {lost}
          <BindingFacts binding={resource.binding} />
          {usage}
        </Stack>
      }
    >
      <Stack>
        {lost}
        <BindingFields {...form.field('binding')} />
        {usage}
      </Stack>
    </FormCard>
  )
}

/** Names and descriptions by language, and the container of the resource. */
export function NamesCard({ resource, form, card }: CardProps) {
  const { t } = useTranslation('definition')
  const place = {
    key: 'container',
    label: t('container'),
    content: <DistinguishedName dn={resource.container} />,
  }
  return (
    <FormCard
      {...card}
      facts={
        <Stack>
          <LocalizedFacts texts={resource.texts} none={t('nothing')} />
          <Facts facts={[place]} />
        </Stack>
      }
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
  )
}

/** Owners and categories of the resource. */
export function OwnersCard({ resource, form, card }: CardProps) {
  const { t } = useTranslation('definition')
  const { owners, categories } = form.fields
  const facts = [
    {
      key: 'owners',
      label: owners.label,
      content: <OwnerNames owners={resource.owners} links={links} />,
    },
    {
      key: 'categories',
      label: categories.label,
      content: <span dir="auto">{categories.text(resource.categories) || t('nothing')}</span>,
    },
  ]
  return (
    <FormCard {...card} facts={<Facts facts={facts} />}>
      <Stack>
        <OwnerPicker {...form.field('owners')} />
        <CategoryFields {...form.field('categories')} />
      </Stack>
    </FormCard>
  )
}

/** The questions for requesters. */
export function QuestionsCard({ resource, form, card }: CardProps) {
  return (
    <FormCard {...card} facts={<QuestionFacts questions={resource.questions} />}>
      <QuestionsEdit form={form} />
    </FormCard>
  )
}

/** How long an assignment lasts, and who can get one. */
export function LifeCard({ resource, form, card }: CardProps) {
  return (
    <FormCard {...card} facts={<LifeFacts resource={resource} />}>
      <LifeFields form={form} />
    </FormCard>
  )
}
