import { useTranslation } from 'react-i18next'
import { DraftOffer } from '../drafts/DraftOffer'
import { FormBar } from '../form/FormBar'
import { FormFault } from '../form/FormFault'
import formStyles from '../form/SavedForm.module.css'
import { UnsavedGuard } from '../form/UnsavedGuard'
import { useFirstWrong } from '../form/useFirstWrong'
import { Button } from '../ui/Button'
import { actionsOf, type FormAction } from './action'
import { FormNodes } from './FormNodes'
import { FormObstacles } from './FormObstacles'
import { obstaclesOf } from './obstacles'
import type { Steps } from './useSteps'
import { useWorkflowForm, type WorkflowFormOptions } from './useWorkflowForm'

interface WorkflowFormProps extends WorkflowFormOptions {
  /** What can be done; without it what the form itself has buttons for. */
  actions?: readonly FormAction[]
}

/**
 * A form of a workflow, drawn from its Form.io document.
 *
 * Source: docs/assumptions.md A-321.
 */
export function WorkflowForm(props: WorkflowFormProps) {
  const obstacles = obstaclesOf(props.form)
  return obstacles ? <FormObstacles {...obstacles} /> : <DrawnForm {...props} />
}

function DrawnForm(props: WorkflowFormProps) {
  const { isReadOnly = false } = props
  const { t } = useTranslation('workflowForm')
  const workflow = useWorkflowForm(props)
  const { model, steps, control, now, attempts, pending, draft, restore } = workflow
  const ref = useFirstWrong(attempts)
  const drawn = actionsOf(model.nodes)
  const actions = props.actions ?? (drawn.length > 0 ? drawn : [submission(t('submit'))])
  const [only, another] = actions
  return (
    <form
      ref={ref}
      className={formStyles.form}
      aria-label={model.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isReadOnly) return
        if (steps.number < steps.total) steps.onNext()
        else if (only && !another) void workflow.submit(only)
      }}
    >
      {!isReadOnly && <DraftOffer draft={draft} onRestore={restore} />}
      <FormNodes nodes={steps.nodes} control={control} values={now} isReadOnly={isReadOnly} />
      {(!isReadOnly || steps.total > 1) && (
        <Foot workflow={workflow} actions={isReadOnly ? [] : actions} />
      )}
      {workflow.isChanged && pending === undefined && <UnsavedGuard />}
    </form>
  )
}

const submission = (text: string): FormAction => ({ id: 'submit', text, variant: 'primary' })

interface FootProps {
  workflow: ReturnType<typeof useWorkflowForm>
  actions: readonly FormAction[]
}

function Foot({ workflow, actions }: FootProps) {
  const { wrong, fault, steps } = workflow
  const isLast = steps.number === steps.total
  return (
    <div className={formStyles.foot}>
      {fault !== undefined && <FormFault error={fault} />}
      <FormBar wrong={wrong} words={steps.total > 1 && <StepNumber {...steps} />}>
        {steps.total > 1 && <StepButtons {...steps} />}
        {isLast && <Actions workflow={workflow} actions={actions} />}
      </FormBar>
    </div>
  )
}

function Actions({ workflow: { pending, submit }, actions }: FootProps) {
  return actions.map((action) => (
    <Button
      key={action.id}
      {...(action.variant && { variant: action.variant })}
      isPending={pending === action.id}
      isDisabled={pending !== undefined && pending !== action.id}
      onPress={() => void submit(action)}
    >
      {action.text}
    </Button>
  ))
}

function StepNumber({ number, total }: Steps) {
  const { t } = useTranslation('workflowForm')
  return t('step', { number, total })
}

function StepButtons({ number, total, onBack, onNext }: Steps) {
  const { t } = useTranslation('workflowForm')
  return (
    <>
      {number > 1 && <Button onPress={onBack}>{t('back')}</Button>}
      {number < total && (
        <Button variant="primary" onPress={onNext}>
          {t('next')}
        </Button>
      )}
    </>
  )
}
