import { Check } from 'lucide'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/classNames'
import { Icon } from '../../ui/Icon'
import styles from './StepForm.module.css'

interface StepListProps {
  titles: readonly string[]
  /** The index of the open step; the first is 0. */
  at: number
  onGoTo: (index: number) => void
}

/** The names of all steps; those before the open step are buttons that lead back. */
export function StepList({ titles, at, onGoTo }: StepListProps) {
  const { t } = useTranslation(['forms', 'ui'])
  return (
    <ol className={styles.steps} aria-label={t('step.all')}>
      {titles.map((title, index) => (
        <li
          key={title}
          className={classNames(index < at && styles.done, index === at && styles.now)}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles.node} aria-hidden>
            {index < at ? <Icon of={Check} size="xs" /> : t('ui:number', { value: index + 1 })}
          </span>
          {index < at ? (
            <button type="button" className={styles.back} onClick={() => onGoTo(index)}>
              {title}
            </button>
          ) : (
            <span>{title}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
