import { ClipboardCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { actionsOn, isDecision, type TaskAction } from '../../entities/task/actions'
import type { TaskDetail } from '../../entities/task/model'
import { TaskMarks } from '../../entities/task/ui/TaskMarks'
import { DetailHead } from '../../shared/page/DetailHead'
import { SectionCard } from '../../shared/page/SectionCard'
import { Split } from '../../shared/page/Split'
import { useBootstrap } from '../../shared/session/useBootstrap'
import { Button } from '../../shared/ui/Button'
import { Glyph } from '../../shared/ui/Glyph'
import { actionIcons } from './actionIcons'
import { toTasks } from './routes'
import { TaskCourse } from './TaskCourse'
import { TaskFacts } from './TaskFacts'
import { TaskForm } from './TaskForm'
import styles from './TaskView.module.css'
import { useTaskActions } from './useTaskActions'
import { useTaskForm } from './useTaskForm'
import { useTaskScope } from './useTaskScope'
import { useTaskTitle } from './useTaskTitle'

/** What takes the task out of one's hands: there is nothing left to see. */
const LEADS_AWAY: readonly TaskAction[] = ['approve', 'deny', 'refuse', 'reassign', 'return']

/** What a form has buttons for. */
const OF_FORMS: readonly TaskAction[] = ['approve', 'deny']

/** One task: what is asked for, how it came here, and what can be done with it. */
export function TaskView({ task }: { task: TaskDetail }) {
  const { t } = useTranslation('tasks')
  const titleOf = useTaskTitle()
  const navigate = useNavigate()
  const scope = useTaskScope()
  const me = useBootstrap().user.dn
  const { begin, dialog } = useTaskActions(scope)
  const offered = actionsOn(task, scope, me)
  const form = useTaskForm(task, offered.includes('approve'))
  const leaveAfter = (action: TaskAction) => {
    if (LEADS_AWAY.includes(action)) void navigate(toTasks(scope))
  }
  const doIt = (action: TaskAction) => begin(action, [task], () => leaveAfter(action))
  return (
    <>
      <DetailHead
        sign={<Glyph of={ClipboardCheck} tint="thing" />}
        name={titleOf(task)}
        badge={<TaskMarks task={task} />}
        about={task.activity}
        actions={<Others actions={offered} onAction={doIt} />}
      />
      <Split
        beside={
          <SectionCard title={t('course.title')}>
            <TaskCourse task={task} />
          </SectionCard>
        }
      >
        <TaskFacts task={task} hasData={!form.hasDecision} />
        {form.isAsked && <TaskForm task={task} form={form} onDone={leaveAfter} />}
      </Split>
      <Decisions
        actions={form.hasDecision ? offered.filter((each) => !OF_FORMS.includes(each)) : offered}
        onAction={doIt}
      />
      {dialog}
    </>
  )
}

interface ActionsProps {
  actions: readonly TaskAction[]
  onAction: (action: TaskAction) => void
}

/** What can be done without deciding. */
function Others({ actions, onAction }: ActionsProps) {
  const { t } = useTranslation('tasks')
  const others = actions.filter((action) => !isDecision(action))
  return others.map((action) => (
    <Button key={action} icon={actionIcons[action]} onPress={() => onAction(action)}>
      {t(`verb.${action}`)}
    </Button>
  ))
}

/** The decision, always in reach: at the lower edge of the window. */
function Decisions({ actions, onAction }: ActionsProps) {
  const { t } = useTranslation('tasks')
  const decisions = (['refuse', 'deny', 'approve'] as const).filter((each) =>
    actions.includes(each),
  )
  if (decisions.length === 0) return null
  return (
    <div className={styles.decide} role="group" aria-label={t('decision')}>
      {decisions.map((action) => (
        <Button
          key={action}
          icon={actionIcons[action]}
          variant={action === 'approve' ? 'primary' : 'default'}
          onPress={() => onAction(action)}
        >
          {t(`verb.${action}`)}
        </Button>
      ))}
    </div>
  )
}
