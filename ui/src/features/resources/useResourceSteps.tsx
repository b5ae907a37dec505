import { useTranslation } from 'react-i18next'
import { ContainerPicker } from '../../entities/container/ui/ContainerPicker'
import { OwnerPicker } from '../../entities/permission/ui/DefinitionPickers'
import { usePermissionTexts } from '../../entities/permission/usePermissionFields'
import type { NewResourceFields } from '../../entities/resource/resourceChange'
import { FormSection } from '../../shared/blocks/form/FormSection'
import { LocalizedTextEditor } from '../../shared/blocks/localized-text/LocalizedTextEditor'
import { textIn } from '../../shared/blocks/localized-text/localizedTexts'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Split } from '../../shared/blocks/page/Split'
import { Stack } from '../../shared/blocks/page/Stack'
import type { RecordFormState } from '../../shared/blocks/record-form/useRecordForm'
import type { Step } from '../../shared/blocks/stepper/step'
import { commonNameOf } from '../../shared/blocks/validation/commonNameOf'
import { lazyPart } from '../../shared/platform/parts/lazyPart'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { TextField } from '../../shared/ui/TextField'
import { BindingFields } from './BindingFields'
import { CategoryFields } from './CategoryFields'
import { NameAdvice } from './NameAdvice'
import { RequestPreview } from './RequestPreview'
import { LIFE_KEYS } from './useResourceFields'

const LifeFields = lazyPart(async () => (await import('./LifeFields')).LifeFields)
const QuestionFields = lazyPart(async () => (await import('./QuestionFields')).QuestionFields)
const ResourceApproval = lazyPart(async () => (await import('./ResourceApproval')).ResourceApproval)

interface StepProps {
  form: RecordFormState<NewResourceFields>
  /** Shows all errors, after an attempt to save. */
  isChecked: boolean
}

type ResourceStep = Step<keyof NewResourceFields>

/** The steps that create a resource. */
export function useResourceSteps(form: StepProps['form']): readonly ResourceStep[] {
  const { t } = useTranslation('resources')
  return [
    {
      id: 'gives',
      title: t('gives.title'),
      keys: ['binding'],
      render: () => (
        <SectionCard title={t('gives.title')}>
          <BindingFields {...form.field('binding')} />
        </SectionCard>
      ),
    },
    {
      id: 'names',
      title: t('create.step.names'),
      keys: ['texts', 'id', 'container'],
      render: (isChecked) => <Names form={form} isChecked={isChecked} />,
    },
    {
      id: 'owners',
      title: t('create.step.owners'),
      keys: ['categories', 'owners'],
      render: () => (
        <SectionCard title={t('create.step.owners')}>
          <Stack>
            <CategoryFields {...form.field('categories')} />
            <OwnerPicker {...form.field('owners')} />
          </Stack>
        </SectionCard>
      ),
    },
    {
      id: 'questions',
      title: t('create.step.questions'),
      keys: ['questions'],
      render: (isChecked) => (
        <Split
          beside={
            <SectionCard title={t('preview.title')}>
              <RequestPreview fields={form.now} />
            </SectionCard>
          }
        >
          <SectionCard title={t('questions.title')}>
            <QuestionFields {...form.field('questions')} isChecked={isChecked} />
          </SectionCard>
        </Split>
      ),
    },
    {
      id: 'approval',
      title: t('create.step.approval'),
      keys: ['grant', 'revoke', 'isOverridable'],
      render: (isChecked) => <ResourceApproval form={form} isChecked={isChecked} />,
    },
    {
      id: 'life',
      title: t('life'),
      keys: LIFE_KEYS,
      render: () => (
        <SectionCard title={t('life')}>
          <LifeFields form={form} />
        </SectionCard>
      ),
    },
  ]
}

function Names({ form, isChecked }: StepProps) {
  const { t } = useTranslation('definition')
  const { default: locale } = useBootstrap().locales
  const id = commonNameOf(textIn(form.now.texts.name, locale))
  return (
    <>
      <SectionCard title={t('texts')}>
        <Stack>
          <LocalizedTextEditor
            {...form.field('texts')}
            fields={usePermissionTexts()}
            isChecked={isChecked}
          />
          <NameAdvice {...form.field('texts')} />
        </Stack>
      </SectionCard>
      <FormSection title={t('id.label')}>
        <TextField {...form.field('id')} hint={id && t('id.hint', { id })} />
        <ContainerPicker of="resource" {...form.field('container')} />
      </FormSection>
    </>
  )
}
