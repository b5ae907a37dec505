import { createContext, use } from 'react'

/** The calls that end this document, in a context so that tests can replace them. */
export interface BrowserWindow {
  leave: (url: string) => void
  reload: () => void
}

const ownWindow: BrowserWindow = {
  leave: (url) => {
    window.location.assign(url)
  },
  reload: () => {
    window.location.reload()
  },
}

export const BrowserWindowContext = createContext(ownWindow)

export const useBrowserWindow = () => use(BrowserWindowContext)
