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

/** Buttons for actions other than a decision. "Claim" and "Release" are one button, so that it keeps the focus. */
export function OtherActions({ actions, onAction }: ActionsProps) {
  const { t } = useTranslation('tasks')
  const others = actions.filter((action) => !isDecision(action))
  return others.map((action) => (
    <Button
      key={action === 'release' ? 'claim' : action}
      icon={actionIcons[action]}
      onPress={() => onAction(action)}
    >
      {t(`verb.${action}`)}
    </Button>
  ))
}

/** The buttons of the decision, which stay at the lower edge of the window, with their letter keys. */
export function TaskDecisions({ actions, onAction }: ActionsProps) {
  const { t } = useTranslation('tasks')
  const letters = useDecisionKeys(actions, onAction)
  if (!actions.some(isDecision)) return null
  return (
    <div className={styles.decide} data-stays role="group" aria-label={t('decision')}>
      <DecisionLetters letters={letters} />
      <DecisionButtons actions={actions} onAction={onAction} />
    </div>
  )
}

/** Lists the letter keys and their decisions. */
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

/** A button for each decision; "approve" is the last. */
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
