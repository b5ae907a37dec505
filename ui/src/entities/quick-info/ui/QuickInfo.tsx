import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { baseApi } from '../../../shared/platform/api/baseApi'
import { useAppDispatch } from '../../../shared/platform/store/hooks'
import type { QuickInfoKind } from '../model'
import { useQuickInfo } from '../useQuickInfo'
import { QuickInfoCard } from './QuickInfoCard'

export interface QuickInfoProps {
  kind: QuickInfoKind
  dn: string
  /** The name, shown while the rest loads. */
  name: string
  /** The address of the record's page. */
  href: string
  onClose: () => void
  /** Further buttons of the place that shows the popup. */
  more?: ReactNode
}

/**
 * Loads and shows the content of a quick info popup. If it fails to load, the popup closes without a message.
 *
 * Source: SPEC 2 "User quick-info popup".
 */
export function QuickInfo({ kind, dn, name, href, onClose, more }: QuickInfoProps) {
  const { info, hasFailed } = useQuickInfo(kind, dn)
  const openPage = useOpenPage({ kind, dn, href, onClose })
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (hasFailed) close()
  }, [hasFailed])
  return <QuickInfoCard kind={kind} name={name} info={info} onMore={openPage} more={more} />
}

/** Opens the page of the record, which is loaded again. Source: SPEC 2 "User quick-info popup"; docs/assumptions.md A-217. */
function useOpenPage({ kind, dn, href, onClose }: Omit<QuickInfoProps, 'name' | 'more'>) {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  return () => {
    onClose()
    void navigate(href, { state: { from: window.location.hash.slice(1) } })
    if (kind === 'USER') dispatch(baseApi.util.invalidateTags([{ type: 'User', id: dn }]))
  }
}
