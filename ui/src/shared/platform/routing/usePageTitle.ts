import { createContext, use, useLayoutEffect } from 'react'

/** Sets the title of the present page; undefined restores that of the route. */
export const PageTitleContext = createContext<(title: string | undefined) => void>(() => undefined)

/** Sets the title of the page to the name of its record, `Ingrid Solberg`, once it is loaded. */
export function usePageTitle(title: string | undefined) {
  const setTitle = use(PageTitleContext)
  useLayoutEffect(() => {
    setTitle(title)
    return () => {
      setTitle(undefined)
    }
  }, [setTitle, title])
}
