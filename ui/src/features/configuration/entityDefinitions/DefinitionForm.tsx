import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isClosed,
  listDefinitions,
  useCreateDefinitionMutation,
  useKeepDefinitionsMutation,
} from '../../../entities/entity-definition/api'
import {
  kindFlags,
  takesAttributes,
  type DefinitionFields,
  type EntityDefinition,
} from '../../../entities/entity-definition/model'
import { ConfirmDialog } from '../../../shared/blocks/confirm/ConfirmDialog'
import { useQuestion } from '../../../shared/blocks/confirm/useQuestion'
import { FormSection } from '../../../shared/blocks/form/FormSection'
import { RecordForm } from '../../../shared/blocks/record-form/RecordForm'
import { ReviewButton } from '../../../shared/blocks/record-form/ReviewButton'
import {
  useRecordForm,
  type RecordFormState,
} from '../../../shared/blocks/record-form/useRecordForm'
import { freshly } from '../../../shared/platform/api/read'
import type { ApiError } from '../../../shared/platform/errors/apiError'
import { showFeedback } from '../../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../../shared/platform/store/hooks'
import { Banner } from '../../../shared/ui/Banner'
import { Button } from '../../../shared/ui/Button'
import { TextField } from '../../../shared/ui/TextField'
import { useAction } from '../useAction'
import { AttributeList } from './AttributeList'
import { DefinitionChanges } from './DefinitionChanges'
import { KindFlags } from './KindFlags'
import { useDefinitionFields } from './useDefinitionFields'

interface DefinitionFormProps {
  definition: EntityDefinition
  /** All kinds: an attribute can point to any of them. */
  all: readonly EntityDefinition[]
  /** Called when somebody else deleted the kind and the save created it again. */
  onCreatedAgain: () => void
}

/** The form of a stored kind; read-only when the server takes no changes of definitions. */
export function DefinitionForm(props: DefinitionFormProps) {
  const { definition, all } = props
  const { t } = useTranslation('entityDefinitions')
  const { form, question, isReadOnly, isGone } = useDefinitionForm(definition)
  return (
    <RecordForm
      form={form}
      label={definition.name}
      saveText={t('save')}
      isReading={isReadOnly}
      tools={
        <>
          {isGone && <CreateAgain {...props} form={form} />}
          {form.changed.length > 0 && (
            <ReviewButton>
              <DefinitionChanges before={form.before} now={form.now} />
            </ReviewButton>
          )}
        </>
      }
    >
      {isReadOnly && <Banner kind="info">{t('readOnly')}</Banner>}
      <FormSection title={t('section.kind')}>
        <TextField {...form.field('name')} isReadOnly={isReadOnly} />
        <KindFlags form={form} isReadOnly={isReadOnly} />
      </FormSection>
      <AttributeList
        {...form.field('attributes')}
        stored={definition.attributes}
        namingKey={definition.namingKey}
        kinds={all}
        kind={definition.key}
        takesMore={takesAttributes(definition)}
        isReadOnly={isReadOnly}
      />
      {question}
    </RecordForm>
  )
}

interface CreateAgainProps extends DefinitionFormProps {
  form: RecordFormState<DefinitionFields>
}

function CreateAgain({ definition, form, onCreatedAgain }: CreateAgainProps) {
  const { t } = useTranslation('entityDefinitions')
  const [create] = useCreateDefinitionMutation()
  const { isBusy, act } = useAction()
  const createAgain = async () => {
    await create({ ...definition, ...form.now }).unwrap()
    form.draft.forget()
    onCreatedAgain()
  }
  const done = t('create.done', { name: form.now.name })
  return (
    <Button isPending={isBusy} onPress={() => void act(createAgain, done)}>
      {t('createAgain')}
    </Button>
  )
}

function useDefinitionForm({ key, ...stored }: EntityDefinition) {
  const { t } = useTranslation('entityDefinitions')
  const dispatch = useAppDispatch()
  const [isReadOnly, setReadOnly] = useState(false)
  const [isGone, setGone] = useState(false)
  const [keepDefinitions] = useKeepDefinitionsMutation()
  const { ask, subject, answer } = useQuestion<DefinitionFields>()
  const save = async (fields: DefinitionFields) => {
    const { error } = await keepDefinitions({ changed: { [key]: fields } })
    if (isClosed(error)) setReadOnly(true)
    if (error) throw error as unknown as Error
  }
  const fields = useDefinitionFields()
  const read = async () => {
    const all = await dispatch(listDefinitions.initiate(undefined, freshly)).unwrap()
    const now = all.find((each) => each.key === key)
    setGone(!now)
    if (!now) throw gone(t('gone')) as unknown as Error
    return now
  }
  const form = useRecordForm<DefinitionFields>({
    fields,
    stored,
    read,
    draftName: `entityDefinition ${key}`,
    isReadBack: true,
    onSave: async ({ changed, all }) => {
      if (kindFlags.some((flag) => flag in changed)) await ask(all)
      await save(all)
    },
    onSaved: () => dispatch(showFeedback({ status: 200, text: t('saved') })),
  })
  const question = subject && (
    <ConfirmDialog
      title={t('flags.title')}
      consequence={t('flags.consequence')}
      verb={t('save')}
      kind="change"
      {...answer}
    >
      <DefinitionChanges before={form.before} now={subject} />
    </ConfirmDialog>
  )
  return { form, question, isReadOnly, isGone }
}

const gone = (text: string): ApiError => ({ status: 489, code: 'fault', text })
