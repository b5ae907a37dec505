import { Check, ChevronDown, CircleHelp, Minus, TriangleAlert, X, type IconNode } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecipientState } from '../../entities/cart/plannedItem'
import { Icon } from '../../shared/ui/Icon'
import type { PersonItems } from './personItems'
import styles from './WhoGetsWhat.module.css'

const LOOKS = {
  eligible: Check,
  unknown: CircleHelp,
  has: Minus,
  left: Minus,
  refused: X,
  conflict: TriangleAlert,
} satisfies Record<RecipientState, IconNode>

interface PersonPreviewProps extends PersonItems {
  /** Whether there are few people: problems of a person are expanded at first then. */
  areFew: boolean
}

/** Which items of the cart a person can get: one line if the state of all is the same, else a list that opens. */
export function PersonPreview({ recipient, items, asked, areFew }: PersonPreviewProps) {
  const { t } = useTranslation('requests')
  const [worst] = items
  const [isOpen, setOpen] = useState(areFew)
  if (!worst) return <bdi>{recipient.name}</bdi>
  if (items.every(({ state }) => state === worst.state)) {
    return <Line name={recipient.name} state={worst.state} />
  }
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon
          of={LOOKS[worst.state]}
          size="s"
          label={t(`state.${worst.state}`)}
          className={styles[worst.state]}
        />
        <bdi>{recipient.name}</bdi>
        <span className={styles.state}>{t('who.some', { done: asked, total: items.length })}</span>
        <Icon of={ChevronDown} size="s" className={styles.fold} />
      </summary>
      {isOpen && (
        <ul className={styles.items}>
          {items.map(({ id, ...item }) => (
            <li key={id}>
              <Line {...item} />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

function Line({ name, state }: { name: string; state: RecipientState }) {
  const { t } = useTranslation('requests')
  return (
    <p className={styles.line}>
      <Icon of={LOOKS[state]} size="s" className={styles[state]} />
      <bdi>{name}</bdi>
      <span className={styles.state}>{t(`state.${state}`)}</span>
    </p>
  )
}
