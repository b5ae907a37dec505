import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { http, HttpResponse } from 'msw'
import { atBff } from './addresses'

const folder = resolve(__dirname, '../i18n/locales')
const NAME = /text-(?<language>.+)-(?<namespace>\w+)-test[.]json$/

const contents = new Map<string, string>()

function read(file: string): string {
  const content = contents.get(file) ?? readFileSync(file, 'utf8')
  contents.set(file, content)
  return content
}

/** Every text, as the build would name its file: `assets/text-pt-BR-users-test.json`. */
export const textFiles = http.get(atBff('assets/:file'), ({ params }) => {
  const { language = '', namespace = '' } = NAME.exec(String(params.file))?.groups ?? {}
  const content = read(resolve(folder, language, `${namespace}.json`))
  return new HttpResponse(content, { headers: { 'Content-Type': 'application/json' } })
})
