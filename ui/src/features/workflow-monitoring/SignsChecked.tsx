import { Check, Hourglass } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { WorkflowProcess } from '../../entities/workflow-process/model'
import { checkedKinds, stuckKinds, type StuckReason } from '../../entities/workflow-process/stuck'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { Icon } from '../../shared/ui/Icon'
import { DaysChoice } from './RunningTally'
import styles from './Signs.module.css'
import { useReasonText } from './useReasonText'
import { useStuckReasons } from './useStuckReasons'

/** Each rule with its result. */
export function SignsChecked({ process }: { process: WorkflowProcess }) {
  const { t } = useTranslation('workflows')
  const { check, reasons } = useStuckReasons(process)
  return (
    <SectionCard title={t('check.title')}>
      <Stack gap="tight">
        {check ? (
          <ul className={styles.checks}>
            {stuckKinds.map((kind) => (
              <Sign
                key={kind}
                kind={kind}
                isChecked={checkedKinds(check).includes(kind)}
                found={reasons.filter((each) => each.kind === kind)}
              />
            ))}
          </ul>
        ) : (
          <p className={styles.none}>{t('check.reading')}</p>
        )}
        <DaysChoice />
      </Stack>
    </SectionCard>
  )
}

interface SignProps {
  kind: StuckReason['kind']
  isChecked: boolean
  found: readonly StuckReason[]
}

function Sign({ kind, isChecked, found }: SignProps) {
  const { t } = useTranslation('workflows')
  const reasonText = useReasonText()
  if (found.length === 0) {
    return (
      isChecked && (
        <li>
          <Icon of={Check} size="xs" />
          <span>{t(`check.${kind}`)}</span>
        </li>
      )
    )
  }
  return found.map((reason) => (
    <li key={reasonText(reason)} className={styles.found}>
      <Icon of={Hourglass} size="xs" />
      <span>{reasonText(reason)}</span>
    </li>
  ))
}
