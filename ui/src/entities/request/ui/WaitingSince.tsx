import { useTranslation } from 'react-i18next'
import { dayOf } from '../../../shared/blocks/values/day'
import { statusOf, type StatusKind } from '../status'
import styles from './WaitingSince.module.css'

interface WaitingSinceProps {
  kind: StatusKind
  state: number | undefined
  /** When the request was made, milliseconds since 1970; undefined when the server does not send it. */
  at: number | undefined
}

/** Below the status of a pending request: how long it has been waiting. Source: docs/assumptions.md A-647. */
export function WaitingSince({ kind, state = NaN, at }: WaitingSinceProps) {
  const { t } = useTranslation('status')
  if (at === undefined || statusOf(kind, state)?.group !== 'running') return null
  return <div className={styles.since}>{t('waitingSince', { day: dayOf(at) })}</div>
}
