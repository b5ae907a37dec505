import type { Task } from '../../entities/task/model'
import { TaskMarks } from '../../entities/task/ui/TaskMarks'
import { DetailLink } from '../../shared/page/DetailLink'
import { toTask } from './routes'
import styles from './TaskName.module.css'

interface TaskNameProps {
  task: Task
  /** What the list has in the address. */
  list: string
  /** Nothing presses any more. */
  isOver?: boolean
}

/** A task in a list: what is asked for, at which step it is, and what presses. */
export function TaskName({ task, list, isOver = false }: TaskNameProps) {
  return (
    <div className={styles.task}>
      <DetailLink to={toTask(task.id, list)} className={styles.name}>
        <bdi>{task.name}</bdi>
      </DetailLink>
      {task.activity && (
        <div className={styles.step}>
          <bdi>{task.activity}</bdi>
        </div>
      )}
      {!isOver && <TaskMarks task={task} />}
    </div>
  )
}
