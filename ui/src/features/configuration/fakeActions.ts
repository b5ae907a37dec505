import { http, HttpResponse } from 'msw'
import { fakeSettings } from './fakeSettings'

interface Call {
  method: string
  path: string
  body: unknown
}

/** Answers each address of `reads` with its reply, and records the writes. */
export function fakeActions(reads: Record<string, Record<string, unknown>>) {
  const calls: Call[] = []
  const note = async ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace(/^.*\/rest\//, '') + search
    if (path.includes('navigationrights') || path.includes('preference')) return undefined
    const text = await request.clone().text()
    calls.push({ method: request.method, path, body: text === '' ? undefined : JSON.parse(text) })
    return HttpResponse.json({ success: true, refreshStatus: { id: 'ERP', reason: 'Refreshed.' } })
  }
  const handlers = [
    http.delete('*/rest/*', note),
    http.put('*/rest/*', note),
    http.post('*/rest/*', note),
    ...fakeSettings({ nodes: reads }).handlers,
  ]
  return { calls, handlers, nodes: reads }
}
