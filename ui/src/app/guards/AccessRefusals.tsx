import { useEffect, useState } from 'react'
import { lazyPart } from '../../shared/platform/parts/lazyPart'
import { OverlayFailure } from '../../shared/platform/parts/OverlayFailure'
import type { AccessRefusal } from './RefusalDialog'

declare global {
  interface WindowEventMap {
    authorizeAccess: CustomEvent<AccessRefusal | null>
  }
}

const RefusalDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "overlays" */ './RefusalDialog')).RefusalDialog,
  { Failed: OverlayFailure },
)

/** The dialog for events that report a missing right. Source: SPEC 2 "Modals". */
export function AccessRefusals() {
  const [refusal, setRefusal] = useState<AccessRefusal>()
  useEffect(() => {
    const onRefusal = ({ detail }: WindowEventMap['authorizeAccess']) => setRefusal(detail ?? {})
    window.addEventListener('authorizeAccess', onRefusal)
    return () => {
      window.removeEventListener('authorizeAccess', onRefusal)
    }
  }, [])
  return refusal && <RefusalDialog refusal={refusal} onClose={() => setRefusal(undefined)} />
}
