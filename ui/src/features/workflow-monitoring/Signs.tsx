import { Hourglass } from 'lucide'
import { useTranslation } from 'react-i18next'
import { RUNNING, type WorkflowProcess } from '../../entities/workflow-process/model'
import type { StuckReason } from '../../entities/workflow-process/stuck'
import { Icon } from '../../shared/ui/Icon'
import styles from './Signs.module.css'
import { useReasonText } from './useReasonText'
import { useStuckReasons } from './useStuckReasons'

/** The reasons why a workflow in the list may be stuck. */
export function Signs({ process }: { process: WorkflowProcess }) {
  const { t } = useTranslation('workflows')
  const { reasons, isReading, isUnknown } = useStuckReasons(process)
  if (process.state !== RUNNING) return null
  if (reasons.length > 0) return <ReasonList reasons={reasons} />
  if (isReading) return <span className={styles.none}>{t('check.reading')}</span>
  return <span className={styles.none}>{isUnknown ? t('check.failed') : t('check.none')}</span>
}

/** The reasons below each other. */
export function ReasonList({ reasons }: { reasons: readonly StuckReason[] }) {
  const reasonText = useReasonText()
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => {
        const text = reasonText(reason)
        return (
          <li key={text}>
            <Icon of={Hourglass} size="xs" />
            <span>{text}</span>
          </li>
        )
      })}
    </ul>
  )
}
