import { http, HttpResponse } from 'msw'
import type { components } from '../shared/platform/contract/schema'
import { atUpstream } from './addresses'

type PreferencesNode = components['schemas']['PreferencesNode']

/** A server that stores preferences, `{"idm.userList.columns": ["name"]}`; `kept` has the stored ones. */
export function fakePreferences(start: Record<string, string[]> = {}) {
  const kept = new Map(Object.entries(start))
  const attributeOf = (request: Request) => new URL(request.url).searchParams.get('attribute') ?? ''
  const url = atUpstream('access/preference')
  const handlers = [
    http.get(url, ({ request }) => {
      const columns = kept.get(attributeOf(request))
      return HttpResponse.json<PreferencesNode>({
        isPreferenceAvailable: columns !== undefined,
        ...(columns && { columns }),
      })
    }),
    http.post<never, { columns: string[] }>(url, async ({ request }) => {
      kept.set(attributeOf(request), (await request.json()).columns)
      return HttpResponse.json({ success: true })
    }),
    http.delete(url, ({ request }) => {
      kept.delete(attributeOf(request))
      return HttpResponse.json<PreferencesNode>({ isPreferenceAvailable: false })
    }),
  ]
  return { kept, handlers }
}
