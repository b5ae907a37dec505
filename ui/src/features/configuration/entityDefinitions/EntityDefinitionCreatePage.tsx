import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import {
  useCreateDefinitionMutation,
  useListDefinitionsQuery,
} from '../../../entities/entity-definition/api'
import type { EntityDefinition } from '../../../entities/entity-definition/model'
import { AsyncBoundary } from '../../../shared/blocks/async/AsyncBoundary'
import { FormSection } from '../../../shared/blocks/form/FormSection'
import { BackLink } from '../../../shared/blocks/page/BackLink'
import { DetailSkeleton } from '../../../shared/blocks/page/DetailSkeleton'
import { PageHeader } from '../../../shared/blocks/page/PageHeader'
import {
  useRecordForm,
  type RecordFormState,
} from '../../../shared/blocks/record-form/useRecordForm'
import { StepForm } from '../../../shared/blocks/stepper/StepForm'
import { showFeedback } from '../../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../../shared/platform/store/hooks'
import { Select } from '../../../shared/ui/Select'
import { TextField } from '../../../shared/ui/TextField'
import { kindFlags } from '../../../entities/entity-definition/model'
import { toEntityDefinition, toEntityDefinitions } from '../routes'
import { AttributeList } from './AttributeList'
import { KindFlags } from './KindFlags'
import { useNewDefinitionFields } from './useNewDefinitionFields'

/** Creates a kind of entity in steps: its key and names, its attributes, and a summary of what will be created. */
export function EntityDefinitionCreatePage() {
  const { t } = useTranslation('entityDefinitions')
  const { data, error, refetch } = useListDefinitionsQuery(undefined)
  return (
    <>
      <BackLink to={toEntityDefinitions()}>{t('title')}</BackLink>
      <PageHeader title={t('section.createEntityDefinition', { ns: 'shell' })} count={undefined} />
      <AsyncBoundary
        query={{ data, error, refetch }}
        skeleton={<DetailSkeleton />}
        failedTitle={t('listFailed')}
      >
        {(all) => <NewDefinition all={all} />}
      </AsyncBoundary>
    </>
  )
}

const NOTHING: EntityDefinition = {
  key: '',
  name: '',
  container: '',
  namingKey: '',
  isViewable: true,
  isCreatable: true,
  isEditable: true,
  isRemovable: true,
  attributes: [],
}

interface NewDefinitionProps {
  all: readonly EntityDefinition[]
}

function NewDefinition({ all }: NewDefinitionProps) {
  const { t } = useTranslation('entityDefinitions')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [create] = useCreateDefinitionMutation()
  const form = useRecordForm<EntityDefinition, EntityDefinition>({
    fields: useNewDefinitionFields(all.map(({ key }) => key)),
    stored: NOTHING,
    draftName: 'createEntityDefinition',
    onSave: ({ all: entered }) => create(entered).unwrap(),
    onSaved: (definition) => {
      dispatch(showFeedback({ status: 200, text: t('create.done', { name: definition.name }) }))
      void navigate(toEntityDefinition(definition.key), { replace: true })
    },
  })
  return (
    <StepForm
      form={form}
      label={t('section.createEntityDefinition', { ns: 'shell' })}
      saveText={t('create.open')}
      steps={[
        {
          id: 'kind',
          title: t('section.kind'),
          keys: ['name', 'key', 'container', ...kindFlags],
          render: () => <KindStep form={form} />,
        },
        {
          id: 'attributes',
          title: t('column.attributes'),
          keys: ['attributes', 'namingKey'],
          render: () => <AttributesStep form={form} all={all} />,
        },
      ]}
    />
  )
}

interface StepProps {
  form: RecordFormState<EntityDefinition>
}

function KindStep({ form }: StepProps) {
  const { t } = useTranslation('entityDefinitions')
  return (
    <FormSection title={t('section.kind')}>
      <TextField {...form.field('name')} />
      <TextField {...form.field('key')} />
      <TextField {...form.field('container')} />
      <KindFlags form={form} />
    </FormSection>
  )
}

function AttributesStep({ form, all }: StepProps & NewDefinitionProps) {
  const { t } = useTranslation('entityDefinitions')
  const { value, ...naming } = form.field('namingKey')
  return (
    <>
      <AttributeList
        {...form.field('attributes')}
        stored={[]}
        namingKey={value}
        kinds={all}
        takesMore
      />
      <FormSection title={t('field.naming')}>
        <Select
          {...naming}
          value={value === '' ? undefined : value}
          options={form.now.attributes.map(({ key, label }) => ({ id: key, text: label }))}
        />
      </FormSection>
    </>
  )
}
