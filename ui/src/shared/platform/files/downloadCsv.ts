import { download } from './download'

/** Hand a text to the person as a file with the title and the day: `Users 2027-03-31.csv`. */
export function downloadCsv(text: string, title: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  download(url, `${title} ${today()}.csv`)
  URL.revokeObjectURL(url)
}

/** `2027-03-31`, the day by the browser's clock. */
function today(): string {
  return new Intl.DateTimeFormat('sv').format(new Date())
}
