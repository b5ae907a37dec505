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

/** What is decided on, where a list told only its name; nothing while it is not read. */
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

/** Who decided at the steps before this one, and with which words. */
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
