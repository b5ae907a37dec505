import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Moves the focus to the page when another page is opened, for keyboard users. */
export function useFocusOnPage() {
  const page = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const opened = useRef(pathname)
  useEffect(() => {
    if (opened.current === pathname) return
    opened.current = pathname
    page.current?.focus({ preventScroll: true })
  }, [pathname])
  return page
}
