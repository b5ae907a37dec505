import type { Task } from '../../entities/task/model'
import { TaskMarks } from '../../entities/task/ui/TaskMarks'
import { Link } from '../../shared/ui/Link'
import { AskedLine } from './AskedLine'
import { toTask } from './routes'
import styles from './TaskName.module.css'

interface TaskNameProps {
  task: Task
  /** The query of the list's address. */
  list: string
  /** Whether the task is completed: its due date is no longer marked then. */
  isOver?: boolean
}

/** A task in a list: its item, its step, and its urgency. */
export function TaskName({ task, list, isOver = false }: TaskNameProps) {
  return (
    <div className={styles.task}>
      <Link href={toTask(task.id, list)} className={styles.name}>
        <bdi>{task.name}</bdi>
      </Link>
      {task.activity && (
        <div className={styles.step}>
          <bdi>{task.activity}</bdi>
        </div>
      )}
      {!isOver && <AskedLine task={task} />}
      {!isOver && <TaskMarks task={task} />}
    </div>
  )
}
