import type { AppRoute } from '../../shared/platform/routing/appRoute'

const texts = ['history', 'status', 'dataTable', 'values', 'confirm', 'feedback'] as const
const handle = { right: 'history', helpAnchor: 'history' } as const

export const historyRoutes: AppRoute[] = [
  {
    path: 'history',
    lazy: async () => ({ Component: (await import('./HistoryPage')).HistoryPage }),
    texts: [...texts, 'picker'],
    handle: { ...handle, titleKey: 'history' },
  },
  {
    path: 'history/:id',
    lazy: async () => ({ Component: (await import('./RequestPage')).RequestPage }),
    texts: [...texts, 'tasks'],
    handle: { ...handle, titleKey: 'request' },
  },
]

/** The requests of the person `of`, or those of the signed-in person; with `q`, the requests that the search finds. */
export function toHistory(asked: { of?: string; q?: string } = {}): string {
  const params = new URLSearchParams(asked).toString()
  return params === '' ? '/history' : `/history?${params}`
}

/** The page of one request. */
export const toRequest = (id: string) => `${toHistory()}/${encodeURIComponent(id)}`
