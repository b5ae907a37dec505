import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'

interface DetailLinkProps {
  to: string
  className: string | undefined
  children: ReactNode
}

/**
 * A link from a list to one of its things, which tells the page there how to come back (see `BackLink`).
 *
 * A plain one: the router's searches the whole document for its address, and a list may have 300 of them.
 */
export function DetailLink({ to, className, children }: DetailLinkProps) {
  const navigate = useNavigate()
  const open = (event: MouseEvent) => {
    if (isForBrowser(event)) return
    event.preventDefault()
    void navigate(to, { state: { from: window.location.hash.slice(1) } })
  }
  return (
    <a href={`#${to}`} className={className} onClick={open}>
      {children}
    </a>
  )
}

/** Somebody wants it in a tab or window of its own, or as a file. */
function isForBrowser({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
