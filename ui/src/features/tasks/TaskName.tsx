import type { Task, TaskScope } from '../../entities/task/model'
import { TaskMarks } from '../../entities/task/ui/TaskMarks'
import { DetailLink } from '../../shared/page/DetailLink'
import { toTask } from './routes'
import styles from './TaskName.module.css'

/** A task in a list: what is asked for, at which step it is, and what presses. */
export function TaskName({ task, scope }: { task: Task; scope: TaskScope }) {
  return (
    <div className={styles.task}>
      <DetailLink to={toTask(task.id, scope)} className={styles.name}>
        <bdi>{task.name}</bdi>
      </DetailLink>
      {task.activity && <bdi className={styles.step}>{task.activity}</bdi>}
      <TaskMarks task={task} />
    </div>
  )
}
