import { useTranslation } from 'react-i18next'
import { dayOf } from '../../../shared/blocks/values/day'
import { statusOf, type StatusKind } from '../status'
import styles from './WaitingSince.module.css'

interface WaitingSinceProps {
  kind: StatusKind
  state: number | undefined
  /** When it was asked for, in milliseconds since 1970; undefined where the server does not say. */
  at: number | undefined
}

/** Under the state of what nobody has decided yet: since when it waits. Source: docs/assumptions.md A-647. */
export function WaitingSince({ kind, state = NaN, at }: WaitingSinceProps) {
  const { t } = useTranslation('status')
  if (at === undefined || statusOf(kind, state)?.group !== 'running') return null
  return <div className={styles.since}>{t('waitingSince', { day: dayOf(at) })}</div>
}
