import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { http, HttpResponse } from 'msw'
import { atBff } from './addresses'

const folder = resolve(__dirname, '../i18n/locales')
const NAME = /text-(?<language>.+)-(?<namespace>\w+)-test[.]json$/

/** Every text, as the build would name its file: `assets/text-pt-BR-users-test.json`. */
export const textFiles = http.get(atBff('assets/:file'), async ({ params }) => {
  const { language = '', namespace = '' } = NAME.exec(String(params.file))?.groups ?? {}
  const content = await readFile(resolve(folder, language, `${namespace}.json`), 'utf8')
  return new HttpResponse(content, { headers: { 'Content-Type': 'application/json' } })
})
