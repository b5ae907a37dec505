import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslation } from 'react-i18next'
import { useGetTaskQuery, useReadCourseQuery } from '../../entities/task/api'
import type { Task, TaskDetail } from '../../entities/task/model'
import { Facts } from '../../shared/blocks/page/Facts'
import { Timeline } from '../../shared/blocks/timeline/Timeline'
import styles from './AskedFacts.module.css'
import { AskedConflicts } from './AskedConflicts'
import { happeningsOf } from './happenings'
import { useAskedFacts } from './useAskedFacts'
import { useConflicts } from './useConflicts'
import { usePastStep } from './usePastStep'
import { usePermissionFacts } from './usePermissionFacts'

/** The request of a task in detail, for lists that know only its name; nothing while it loads. */
export function AskedFacts({ task }: { task: Task }) {
  const { currentData } = useGetTaskQuery(task.id)
  return currentData ? <Known task={currentData} /> : null
}

function Known({ task }: { task: TaskDetail }) {
  const facts = [...useAskedFacts(task.asked), ...usePermissionFacts(task)]
  return (
    <>
      <AskedConflicts conflicts={useConflicts(task)} />
      {facts.length > 0 && (
        <div className={styles.facts}>
          <Facts facts={facts} />
        </div>
      )}
      <DecidedBefore task={task} />
    </>
  )
}

/** Who decided at the earlier steps, and their comments. */
function DecidedBefore({ task }: { task: TaskDetail }) {
  const { t } = useTranslation('tasks')
  const { data: course = [] } = useReadCourseQuery(task.processId || skipToken)
  const over = course.filter(({ isOver }) => isOver)
  const decided = happeningsOf(over, task.comments).filter(({ step }) => step)
  const steps = decided.map(usePastStep())
  if (steps.length === 0) return null
  return (
    <section aria-label={t('course.title')}>
      <Timeline steps={steps} />
    </section>
  )
}
