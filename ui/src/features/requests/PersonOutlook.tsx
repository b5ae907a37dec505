import { Check, ChevronDown, CircleHelp, Minus, TriangleAlert, X, type IconNode } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Prospect } from '../../entities/cart/outlook'
import { Icon } from '../../shared/ui/Icon'
import type { PersonProspects } from './personProspects'
import styles from './WhoGetsWhat.module.css'

const LOOKS = {
  eligible: Check,
  unknown: CircleHelp,
  has: Minus,
  left: Minus,
  refused: X,
  conflict: TriangleAlert,
} satisfies Record<Prospect, IconNode>

interface PersonOutlookProps extends PersonProspects {
  /** Then what is in somebody's way is open at once. */
  areFew: boolean
}

/** What can be asked for for somebody, in one line where it is the same of all; else item by item, to be opened. */
export function PersonOutlook({ recipient, items, asked, areFew }: PersonOutlookProps) {
  const { t } = useTranslation('requests')
  const [worst] = items
  const [isOpen, setOpen] = useState(areFew)
  if (!worst) return <bdi>{recipient.name}</bdi>
  if (items.every(({ prospect }) => prospect === worst.prospect)) {
    return <Line name={recipient.name} prospect={worst.prospect} />
  }
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon
          of={LOOKS[worst.prospect]}
          size="s"
          label={t(`state.${worst.prospect}`)}
          className={styles[worst.prospect]}
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

function Line({ name, prospect }: { name: string; prospect: Prospect }) {
  const { t } = useTranslation('requests')
  return (
    <p className={styles.line}>
      <Icon of={LOOKS[prospect]} size="s" className={styles[prospect]} />
      <bdi>{name}</bdi>
      <span className={styles.state}>{t(`state.${prospect}`)}</span>
    </p>
  )
}
