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
  /** Known before anything is read. */
  name: string
  /** Its page. */
  href: string
  onClose: () => void
  /** Further actions of the place where it is shown. */
  more?: ReactNode
}

/**
 * Reads what the popup shows. What cannot be read closes it without a word.
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

/** The page reads anew what it shows. Source: SPEC 2 "User quick-info popup"; docs/assumptions.md A-217. */
function useOpenPage({ kind, dn, href, onClose }: Omit<QuickInfoProps, 'name' | 'more'>) {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  return () => {
    onClose()
    void navigate(href, { state: { from: window.location.hash.slice(1) } })
    if (kind === 'USER') dispatch(baseApi.util.invalidateTags([{ type: 'User', id: dn }]))
  }
}
