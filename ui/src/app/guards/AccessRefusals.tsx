import { lazy, Suspense, useEffect, useState } from 'react'
import type { AccessRefusal } from './RefusalDialog'

declare global {
  interface WindowEventMap {
    authorizeAccess: CustomEvent<AccessRefusal | null>
  }
}

const RefusalDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "overlays" */ './RefusalDialog')).RefusalDialog,
}))

/** The dialog for whatever says by an event that the person may not do this. Source: SPEC 2 "Modals". */
export function AccessRefusals() {
  const [refusal, setRefusal] = useState<AccessRefusal>()
  useEffect(() => {
    const onRefusal = ({ detail }: WindowEventMap['authorizeAccess']) => setRefusal(detail ?? {})
    window.addEventListener('authorizeAccess', onRefusal)
    return () => {
      window.removeEventListener('authorizeAccess', onRefusal)
    }
  }, [])
  return (
    refusal && (
      <Suspense>
        <RefusalDialog refusal={refusal} onClose={() => setRefusal(undefined)} />
      </Suspense>
    )
  )
}
