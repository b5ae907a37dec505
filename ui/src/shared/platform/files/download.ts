import { withoutIsolates } from '../../../i18n/isolate'

/** Downloads the content of an address (`data:` or `blob:`). */
export function download(href: string, fileName: string) {
  const link = document.createElement('a')
  link.href = href
  link.download = withoutIsolates(fileName)
  link.click()
}

/** Downloads a text as a file. */
export function downloadText(text: string, type: string, fileName: string) {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  download(url, fileName)
  URL.revokeObjectURL(url)
}
