import { createContext, use } from 'react'

/** What ends this document. Handed down, so that tests can watch it. */
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
