import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { isOfForms, type TaskAction } from '../../entities/task/actions'
import type { TaskDetail } from '../../entities/task/model'
import { useSubmitTaskFormMutation } from '../../entities/workflow-form/api'
import { taskFormName } from '../../entities/workflow-form/formName'
import { OpenFormWindow } from '../../entities/workflow-form/ui/OpenFormWindow'
import { useReason } from '../../entities/workflow-form/ui/useReason'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { lazyPart } from '../../shared/platform/parts/lazyPart'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Skeleton } from '../../shared/ui/Skeleton'
import type { FormValues } from '../../shared/blocks/workflow-form/formNode'
import { toFormWindow } from '../form-window/routes'
import { actionOf, goToAction } from './formActions'
import { toTask } from './routes'
import { DecisionButtons, DecisionLetters } from './TaskDecisions'
import styles from './TaskForm.module.css'
import { useDecisionKeys } from './useDecisionKeys'
import { useDelayNotice } from './useDelayNotice'
import { useLedToDecision } from './useLedToDecision'
import { TASK_FEEDBACK } from './useTaskAction'
import type { useTaskForm } from './useTaskForm'

/** Many tasks have no form, so the code of forms is loaded on demand, while the form itself loads. */
const WorkflowForm = lazyPart(
  async () => (await import('../../shared/blocks/scripted-form/WorkflowForm')).WorkflowForm,
  { waiting: <Skeleton shape="big" /> },
)

interface TaskFormProps {
  task: TaskDetail
  form: ReturnType<typeof useTaskForm>
  /** The actions that the person may do with the task; the form has buttons for some of them. */
  offered: readonly TaskAction[]
  /** Does an action for which the form has no button. */
  onAction: (action: TaskAction) => void
  onDone: (action: TaskAction) => void
}

/** The form that decides a task, here or in its own window. */
export function TaskForm({ task, form, offered, onAction, onDone }: TaskFormProps) {
  const { t } = useTranslation('tasks')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => WorkflowForm.loadAhead(), [])
  const letters = useDecisionKeys(form.hasDecision ? offered : [], (action) =>
    goToAction(place.current, action),
  )
  const name = taskFormName(task.id)
  const reason = useReason(name)
  const { done, submit, tell } = useFormAction(task, onDone)
  const address = { formContainer: 'ApprovalForms', id: task.id, pid: task.processId } as const
  return (
    <SectionCard title={t('data')}>
      <AsyncBoundary
        query={form.query}
        skeleton={<Skeleton shape="big" />}
        failedTitle={t('formFailed')}
      >
        {(document) => (
          <Stack gap="tight">
            {form.hasDecision && (
              <OpenFormWindow path={toFormWindow(address)} name={name} onSubmitted={tell} />
            )}
            <DecisionPlace ref={place}>
              <WorkflowForm
                key={`${task.id} ${done ?? ''}`}
                form={document}
                draftName={name}
                otherWays={
                  <>
                    <DecisionLetters letters={letters} />
                    <DecisionButtons
                      actions={offered.filter((action) => !isOfForms(action))}
                      onAction={onAction}
                    />
                  </>
                }
                onSubmit={async (values, button) =>
                  submit(await reason.withReason(values, button), button)
                }
              />
            </DecisionPlace>
            {reason.dialog}
          </Stack>
        )}
      </AsyncBoundary>
    </SectionCard>
  )
}

function DecisionPlace({
  ref,
  children,
}: {
  ref: RefObject<HTMLDivElement | null>
  children: ReactNode
}) {
  useLedToDecision(ref)
  return (
    <div ref={ref} className={styles.decision}>
      {children}
    </div>
  )
}

/** Submits the form. After a decision here or in another window, shows the outcome and leaves the page. */
function useFormAction(task: TaskDetail, onDone: TaskFormProps['onDone']) {
  const { t } = useTranslation('tasks')
  const dispatch = useAppDispatch()
  const [send] = useSubmitTaskFormMutation()
  const [done, setDone] = useState<TaskAction>()
  const lookAfter = useDelayNotice()
  const leave = useEffectEvent(onDone)
  // Waits for the render in which the form is no longer unsaved; before, it would keep the page from being left.
  useEffect(() => {
    if (done) leave(done)
  }, [done])
  const tell = (button: string) => {
    const action = actionOf(button)
    if (!action) return
    const outcome = { success: true, succeeded: [{ id: task.id, name: task.name }], failed: [] }
    const about = { name: task.name, path: toTask(task.id) }
    dispatch(showFeedback({ id: TASK_FEEDBACK, outcome, text: t(`done.${action}`), about }))
    lookAfter(action, [task])
    setDone(action)
  }
  const submit = async (values: FormValues, button: string) => {
    await send({ taskId: task.id, action: button, values }).unwrap()
    tell(button)
  }
  return { done, submit, tell }
}
