import { useTranslation } from 'react-i18next'
import { RUNNING, type WorkflowProcess } from '../../entities/workflow-process/model'
import { RelativeTime } from '../../shared/blocks/values/RelativeTime'
import { useCheck } from './useStuckReasons'
import styles from './Signs.module.css'

/** The step at which a running workflow waits, and since when. */
export function StepCell({ process }: { process: WorkflowProcess }) {
  const { t } = useTranslation('workflows')
  const { currentData: check } = useCheck(process)
  if (process.state !== RUNNING || !check) return null
  const open = check.tasks.find(({ isOpen }) => isOpen)
  if (!open) return t('step.none')
  return (
    <>
      <bdi>{open.activity}</bdi>
      {open.createdAt !== undefined && (
        <div className={styles.none}>
          <RelativeTime at={open.createdAt} />
        </div>
      )}
    </>
  )
}
