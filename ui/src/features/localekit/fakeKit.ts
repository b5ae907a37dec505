import { http, HttpResponse } from 'msw'
import type { KitTexts } from '../../entities/locale/kitText'
import { formatProperties, parseProperties } from '../../entities/locale/properties'

const DEFAULTS: Readonly<Record<string, KitTexts>> = {
  en: { 'item.1.name': 'My Tasks', 'item.2.name': 'Intranet', 'category.1.name': 'Everyday' },
  de: { 'item.1.name': 'Meine Aufgaben', 'item.2.name': 'Intranet', 'category.1.name': '' },
  ar: { 'item.1.name': 'مهامي', 'item.2.name': 'الشبكة', 'category.1.name': 'يومي' },
}

/** A server with a file of texts for each language; `sent` lists the writes. The server refuses a key that no file has. */
export function fakeKit() {
  const files = new Map(Object.entries(DEFAULTS).map(([locale, texts]) => [locale, { ...texts }]))
  const sent: { locale: string; texts: KitTexts }[] = []
  const localeOf = (file: unknown) => String(file).replace('.properties', '')
  const handlers = [
    http.get('*/rest/access/ulp/l10n/list', () =>
      HttpResponse.json({
        locales: ['en', 'de', 'ar'].map((localeKey) => ({
          localeKey,
          name: { en: 'English', de: 'Deutsch', ar: 'العربية' }[localeKey],
        })),
      }),
    ),
    http.get('*/rest/access/ulp/l10n/:file', ({ params: { file } }) =>
      HttpResponse.text(formatProperties(files.get(localeOf(file)) ?? {})),
    ),
    http.put('*/rest/access/ulp/l10n/:file', async ({ params: { file }, request }) => {
      const locale = localeOf(file)
      const { texts } = parseProperties(await request.text())
      sent.push({ locale, texts })
      const known = files.get(locale) ?? {}
      const entries = Object.entries(texts)
      const taken = entries.filter(([key]) => key in known)
      files.set(locale, { ...known, ...Object.fromEntries(taken) })
      const failed = entries.filter(([key]) => !(key in known))
      return HttpResponse.json({
        success: failed.length === 0,
        succeeded: taken.map(([id, name]) => ({ id, name })),
        failed: failed.map(([id]) => ({ id, reason: 'There is no such text.' })),
      })
    }),
  ]
  return { handlers, sent, files }
}
