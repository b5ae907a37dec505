import { lazyPart } from '../../../shared/platform/parts/lazyPart'
import { useListWaitingCallsQuery } from './api'
import styles from './WaitingCalls.module.css'

const WaitingCall = lazyPart(async () => (await import('./WaitingCall')).WaitingCall)

/** Writes from before a reload that still wait for a new password; rarely there are any. */
export function WaitingCalls() {
  const { data = [] } = useListWaitingCallsQuery(undefined)
  if (data.length === 0) return null
  return (
    <div className={styles.calls}>
      {data.map((call) => (
        <WaitingCall key={call.id} call={call} />
      ))}
    </div>
  )
}
