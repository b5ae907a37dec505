import { createContext, use, useLayoutEffect } from 'react'

/** Takes the title of the page that is open; undefined gives the route's own title back. */
export const PageTitleContext = createContext<(title: string | undefined) => void>(() => undefined)

/** Names the page after what it shows, `Ingrid Solberg`, once that is known. */
export function usePageTitle(title: string | undefined) {
  const setTitle = use(PageTitleContext)
  useLayoutEffect(() => {
    setTitle(title)
    return () => {
      setTitle(undefined)
    }
  }, [setTitle, title])
}
