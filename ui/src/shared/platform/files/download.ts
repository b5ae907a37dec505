import { withoutIsolates } from '../../../i18n/isolate'

/** Hands what an address leads to (`data:`, `blob:`) to the browser's downloads. */
export function download(href: string, fileName: string) {
  const link = document.createElement('a')
  link.href = href
  link.download = withoutIsolates(fileName)
  link.click()
}
