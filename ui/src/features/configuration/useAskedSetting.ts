import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Brings the setting of the address, `?setting=proxy:proxyRetentionTime`, into view and gives it the focus. */
export function useAskedSetting() {
  const [params] = useSearchParams()
  const asked = params.get('setting')
  useEffect(() => {
    if (asked === null) return
    const row = document.getElementById(`setting-${asked}`)
    row?.scrollIntoView({ block: 'center' })
    row?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
  }, [asked])
}
