import { useTranslation } from 'react-i18next'
import { QuantityField } from '../../ui/QuantityField'
import { neededOf, type Approval } from './approval'
import styles from './ApprovalEditor.module.css'

interface QuorumFieldProps {
  value: Approval
  onChange: (value: Approval) => void
  isDisabled: boolean
  error: string | undefined
}

/** The percentage of approvers who have to agree, and the number of people that this means now. */
export function QuorumField({ value, onChange, isDisabled, error }: QuorumFieldProps) {
  const { t } = useTranslation('approval')
  const { approvers, quorum } = value
  const all = approvers.length
  const isKnown = quorum !== undefined && error === undefined && all > 0
  return (
    <div className={styles.quorum}>
      <QuantityField
        label={t('quorum')}
        hint={t('quorumHint')}
        value={quorum}
        min={1}
        max={100}
        unit={t('percent')}
        isRequired
        isDisabled={isDisabled}
        error={error}
        onChange={(share) => onChange({ ...value, quorum: share })}
      />
      {isKnown && (
        <output className={styles.share}>
          {t('needed', { needed: neededOf(all, quorum), all })}
        </output>
      )}
    </div>
  )
}
