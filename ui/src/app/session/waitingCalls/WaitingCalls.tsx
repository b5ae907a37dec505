import { lazyPart } from '../../../shared/platform/parts/lazyPart'
import { useListWaitingCallsQuery } from './api'
import styles from './WaitingCalls.module.css'

const WaitingCall = lazyPart(async () => (await import('./WaitingCall')).WaitingCall)

/** What waits for a new password since before the page was loaded. Hardly ever anything does. */
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
