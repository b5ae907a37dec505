import { download } from '../download/download'

/** Hand a text to the person as a file. */
export function downloadCsv(text: string, fileName: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  download(url, fileName)
  URL.revokeObjectURL(url)
}
