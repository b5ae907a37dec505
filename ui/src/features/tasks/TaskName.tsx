import type { Task } from '../../entities/task/model'
import { TaskMarks } from '../../entities/task/ui/TaskMarks'
import { Link } from '../../shared/ui/Link'
import { AskedLine } from './AskedLine'
import { toTask } from './routes'
import styles from './TaskName.module.css'

interface TaskNameProps {
  task: Task
  /** What the list has in the address. */
  list: string
  /** Whether the task is over, so that its end is no longer marked. */
  isOver?: boolean
}

/** A task in a list: what is asked for, at which step it is, and what presses. */
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
