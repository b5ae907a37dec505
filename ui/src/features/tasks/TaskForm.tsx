import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TaskAction } from '../../entities/task/actions'
import type { Task } from '../../entities/task/model'
import { useSubmitTaskFormMutation } from '../../entities/workflow-form/api'
import { AsyncBoundary } from '../../shared/async/AsyncBoundary'
import { showFeedback } from '../../shared/feedback/feedbackSlice'
import { SectionCard } from '../../shared/page/SectionCard'
import { useAppDispatch } from '../../shared/store/hooks'
import { Skeleton } from '../../shared/ui/Skeleton'
import type { FormValues } from '../../shared/workflow-form/formNode'
import { WorkflowForm } from '../../shared/workflow-form/WorkflowForm'
import { PLACE } from './useTaskDeed'
import type { useTaskForm } from './useTaskForm'

/** What the buttons of a form do. Source: docs/assumptions.md A-140. */
const DEEDS: Readonly<Record<string, TaskAction>> = {
  ApprovalAction: 'approve',
  DenyAction: 'deny',
  RefuseAction: 'refuse',
  ClaimAction: 'claim',
  ReleaseAction: 'release',
}

interface TaskFormProps {
  task: Task
  form: ReturnType<typeof useTaskForm>
  onDone: (action: TaskAction) => void
}

/** The form of a task, which decides on it. */
export function TaskForm({ task, form, onDone }: TaskFormProps) {
  const { t } = useTranslation('tasks')
  const dispatch = useAppDispatch()
  const [send] = useSubmitTaskFormMutation()
  const [done, setDone] = useState<TaskAction>()
  const leave = useEffectEvent(onDone)
  // When the form no longer holds the page up as a changed one.
  useEffect(() => {
    if (done) leave(done)
  }, [done])
  const submit = async (values: FormValues, button: string) => {
    await send({ taskId: task.id, action: button, values }).unwrap()
    const action = DEEDS[button]
    if (!action) return
    dispatch(showFeedback({ id: PLACE, status: 200, text: t(`done.${action}`) }))
    setDone(action)
  }
  return (
    <SectionCard title={t('data')}>
      <AsyncBoundary
        query={form.query}
        skeleton={<Skeleton shape="big" />}
        failedTitle={t('formFailed')}
      >
        {(document) => (
          <WorkflowForm
            key={task.id}
            form={document}
            draftName={`task ${task.id}`}
            onSubmit={submit}
          />
        )}
      </AsyncBoundary>
    </SectionCard>
  )
}
