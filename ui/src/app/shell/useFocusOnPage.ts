import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Opening another page moves the focus to it, so that the keyboard goes on there. */
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
