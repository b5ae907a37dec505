import { ClipboardCheck } from 'lucide'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { actionsOn, type TaskAction } from '../../entities/task/actions'
import type { TaskDetail, TaskScope } from '../../entities/task/model'
import { WhyButton } from '../../entities/explanation/ui/WhyButton'
import { TaskMarks } from '../../entities/task/ui/TaskMarks'
import { DetailHead } from '../../shared/blocks/page/DetailHead'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Split } from '../../shared/blocks/page/Split'
import { Stack } from '../../shared/blocks/page/Stack'
import { useActingPerson } from '../../shared/platform/proxy-mode/useActingPerson'
import { Glyph } from '../../shared/ui/Glyph'
import { Switch } from '../../shared/ui/Switch'
import { toWhy } from '../explain/routes'
import { toTask, toTasks } from './routes'
import { TaskCourse } from './TaskCourse'
import { OtherActions, TaskDecisions } from './TaskDecisions'
import { TaskFacts } from './TaskFacts'
import { TaskForm } from './TaskForm'
import { TaskOver } from './TaskOver'
import { useClaimOnOpen } from './useClaimOnOpen'
import { useNextTask } from './useNextTask'
import { useTaskActions } from './useTaskActions'
import { useTaskEnd } from './useTaskEnd'
import { useTaskForm } from './useTaskForm'
import { useTaskScope } from './useTaskScope'
import { useTaskTitle } from './useTaskTitle'

/** After these actions the person no longer has the task, so its page is left. */
const LEADS_AWAY: readonly TaskAction[] = ['approve', 'deny', 'refuse', 'reassign', 'return']

/** A task: its request, its history, and its actions. */
export function TaskView({ task }: { task: TaskDetail }) {
  const titleOf = useTaskTitle()
  const scope = useTaskScope()
  const { isOver, decider } = useTaskEnd(task, scope)
  const me = useActingPerson().dn
  const offered = isOver ? [] : actionsOn(task, scope, me)
  const form = useTaskForm(task, offered.includes('approve'))
  const { next, list, leaveAfter } = useWayOn(task)
  const { begin, dialog } = useTaskActions(scope, { onDone: leaveAfter })
  const doIt = (action: TaskAction) => begin({ action, tasks: [task] })
  return (
    <>
      <DetailHead
        sign={<Glyph of={ClipboardCheck} tint="thing" />}
        name={titleOf(task)}
        badge={!isOver && <TaskMarks task={task} />}
        about={task.activity}
        actions={
          <>
            {!isOver && <WhyButton to={toWhy({ task: task.id })} />}
            <OtherActions actions={offered} onAction={doIt} />
          </>
        }
      />
      {isOver && scope !== 'decided' && <TaskOver decider={decider} next={next} list={list} />}
      <Split
        beside={
          <Holders task={task} scope={scope} isOver={isOver} canClaim={offered.includes('claim')} />
        }
      >
        <TaskFacts task={task} hasData={!form.hasDecision} />
        {form.isAsked && (
          <TaskForm task={task} form={form} offered={offered} onAction={doIt} onDone={leaveAfter} />
        )}
      </Split>
      {!form.hasDecision && <TaskDecisions actions={offered} onAction={doIt} />}
      {dialog}
    </>
  )
}

/** Leads to the next task of the list, or back to the list after the last task. */
function useWayOn({ id }: TaskDetail) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const nextId = useNextTask(id)
  const next = nextId === undefined ? undefined : toTask(nextId, search)
  const list = `${toTasks()}${search}`
  // A ref, as the list may load while a decision is sent: it leads to the next task then. When the person has left the
  // page, it leads nowhere.
  const way = useRef<string>(undefined)
  useEffect(() => {
    way.current = next ?? list
    return () => {
      way.current = undefined
    }
  }, [next, list])
  return {
    next,
    list,
    leaveAfter: (action: TaskAction) => {
      if (way.current !== undefined && LEADS_AWAY.includes(action)) {
        void navigate(way.current, { replace: true })
      }
    },
  }
}

interface HoldersProps {
  task: TaskDetail
  scope: TaskScope
  isOver: boolean
  canClaim: boolean
}

/** The history of the task, and the choice whether tasks are claimed when they are opened. */
function Holders({ task, scope, isOver, canClaim }: HoldersProps) {
  const { t } = useTranslation('tasks')
  const choice = useClaimOnOpen(task, canClaim)
  return (
    <SectionCard title={t('course.title')}>
      <Stack>
        <TaskCourse task={task} isOver={isOver} />
        {scope === 'self' && choice.isOffered && (
          <Switch
            label={t('claim.onOpen')}
            isSelected={choice.isOn}
            onChange={(isOn) => void choice.choose(isOn)}
          />
        )}
      </Stack>
    </SectionCard>
  )
}
