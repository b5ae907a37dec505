import { useTranslation } from 'react-i18next'
import { isDecision, type TaskAction } from '../../entities/task/actions'
import { Button } from '../../shared/ui/Button'
import { actionIcons } from './actionIcons'
import styles from './TaskDecisions.module.css'
import { useDecisionKeys, type LetteredDecision } from './useDecisionKeys'

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
  if (!actions.some(isDecision)) return null
  return (
    <div className={styles.decide} role="group" aria-label={t('decision')}>
      <DecisionLetters letters={letters} />
      <DecisionButtons actions={actions} onAction={onAction} />
    </div>
  )
}

/** Which letter decides what. */
export function DecisionLetters({ letters }: { letters: readonly LetteredDecision[] }) {
  const { t } = useTranslation('tasks')
  return (
    <span className={styles.keys} aria-hidden>
      {letters.map(({ action, letter }) => (
        <span key={action}>
          <kbd>{letter.toUpperCase()}</kbd> {t(`verb.${action}`)}
        </span>
      ))}
    </span>
  )
}

/** A button for each decision; to agree comes last. */
export function DecisionButtons({ actions, onAction }: ActionsProps) {
  const { t } = useTranslation('tasks')
  const decisions = (['refuse', 'deny', 'approve'] as const).filter((each) =>
    actions.includes(each),
  )
  return decisions.map((action) => (
    <Button
      key={action}
      icon={actionIcons[action]}
      variant={action === 'approve' ? 'primary' : 'default'}
      onPress={() => onAction(action)}
    >
      {t(`verb.${action}`)}
    </Button>
  ))
}
