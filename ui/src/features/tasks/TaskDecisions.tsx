import { useTranslation } from 'react-i18next'
import { isDecision, type TaskAction } from '../../entities/task/actions'
import { Button } from '../../shared/ui/Button'
import { actionIcons } from './actionIcons'
import styles from './TaskDecisions.module.css'
import { useDecisionKeys } from './useDecisionKeys'

interface ActionsProps {
  actions: readonly TaskAction[]
  onAction: (action: TaskAction) => void
}

/** What can be done without deciding. */
export function OtherActions({ actions, onAction }: ActionsProps) {
  const { t } = useTranslation('tasks')
  const others = actions.filter((action) => !isDecision(action))
  return others.map((action) => (
    <Button key={action} icon={actionIcons[action]} onPress={() => onAction(action)}>
      {t(`verb.${action}`)}
    </Button>
  ))
}

/** The decision, always in reach: at the lower edge of the window, and by letters. */
export function TaskDecisions({ actions, onAction }: ActionsProps) {
  const { t } = useTranslation('tasks')
  const letters = useDecisionKeys(actions, onAction)
  const decisions = (['refuse', 'deny', 'approve'] as const).filter((each) =>
    actions.includes(each),
  )
  if (decisions.length === 0) return null
  return (
    <div className={styles.decide} role="group" aria-label={t('decision')}>
      <span className={styles.keys} aria-hidden>
        {letters.map(({ action, letter }) => (
          <span key={action}>
            <kbd>{letter.toUpperCase()}</kbd> {t(`verb.${action}`)}
          </span>
        ))}
      </span>
      {decisions.map((action) => (
        <Button
          key={action}
          icon={actionIcons[action]}
          variant={action === 'approve' ? 'primary' : 'default'}
          onPress={() => onAction(action)}
        >
          {t(`verb.${action}`)}
        </Button>
      ))}
    </div>
  )
}
