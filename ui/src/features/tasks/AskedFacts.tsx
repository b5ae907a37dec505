import { useGetTaskQuery } from '../../entities/task/api'
import type { Task, TaskDetail } from '../../entities/task/model'
import { Facts } from '../../shared/blocks/page/Facts'
import { AskedConflicts } from './AskedConflicts'
import { useAskedFacts } from './useAskedFacts'

/** What is decided on, where a list told only its name; nothing while it is not read. */
export function AskedFacts({ task }: { task: Task }) {
  const { currentData } = useGetTaskQuery(task.id)
  return currentData ? <Known task={currentData} /> : null
}

function Known({ task: { asked } }: { task: TaskDetail }) {
  const facts = useAskedFacts(asked)
  return (
    <>
      <AskedConflicts conflicts={asked.conflicts} />
      {facts.length > 0 && <Facts facts={facts} />}
    </>
  )
}
