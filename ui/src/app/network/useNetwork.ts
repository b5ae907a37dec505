import { useCallback, useEffect } from 'react'
import { readAgain } from '../../shared/platform/api/readAgain'
import { networkBack, networkLost, selectNetwork } from '../../shared/platform/store/networkSlice'
import { useAppDispatch, useAppSelector } from '../../shared/platform/store/hooks'

const PROBE_EVERY_MS = 5000
const PROBE_PATIENCE_MS = 5000

/** Whether the server answers at all; the status does not matter. */
async function isServerReached(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_PATIENCE_MS)
    await fetch(new URL('bff/live', document.baseURI), { cache: 'no-store', signal })
    return true
  } catch {
    return false
  }
}

/** Checks whether the server can be reached. The browser's own network events are only a hint. */
function useProbe() {
  const dispatch = useAppDispatch()
  return useCallback(async () => {
    dispatch((await isServerReached()) ? networkBack() : networkLost())
  }, [dispatch])
}

/** Loads everything on the screen again when the network is back. */
function useReadAgain(isLost: boolean) {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!isLost) return undefined
    return () => readAgain(dispatch)
  }, [dispatch, isLost])
}

/** Watches for the loss and the return of the network. */
export function useNetwork() {
  const probe = useProbe()
  const { isLost, unanswered } = useAppSelector(selectNetwork)
  useReadAgain(isLost)
  useEffect(() => {
    if (unanswered > 0) void probe()
  }, [probe, unanswered])
  useEffect(() => {
    const onChange = () => void probe()
    window.addEventListener('online', onChange)
    window.addEventListener('offline', onChange)
    return () => {
      window.removeEventListener('online', onChange)
      window.removeEventListener('offline', onChange)
    }
  }, [probe])
  useEffect(() => {
    if (!isLost) return
    const timer = setInterval(() => void probe(), PROBE_EVERY_MS)
    return () => {
      clearInterval(timer)
    }
  }, [probe, isLost])
}
