import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'

interface DetailLinkProps {
  to: string
  className: string | undefined
  children: ReactNode
}

/** A link from a list to one of its things, which tells the page there how to come back (see `BackLink`). */
export function DetailLink({ to, className, children }: DetailLinkProps) {
  const { pathname, search } = useLocation()
  return (
    <Link to={to} state={{ from: pathname + search }} className={className}>
      {children}
    </Link>
  )
}
