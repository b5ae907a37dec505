import { Check, Minus, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/classNames'
import { Icon } from '../../ui/Icon'
import styles from './SaidBy.module.css'

/** The kind of a fact: counted or fine, to be looked at, or not counted. */
export interface SaidFact {
  key: string
  sign: 'fine' | 'look' | 'missing'
  text: ReactNode
}

const SIGNS = { fine: Check, look: TriangleAlert, missing: Minus } as const

interface SaidByProps {
  title: string
  facts: readonly SaidFact[]
}

/** A list of facts, each with an icon; hidden when there are none. */
export function SaidBy({ title, facts }: SaidByProps) {
  if (facts.length === 0) return null
  return (
    <section className={styles.part} aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles.facts}>
        {facts.map(({ key, sign, text }) => (
          <li key={key}>
            <Icon of={SIGNS[sign]} size="s" className={classNames(styles.sign, styles[sign])} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
