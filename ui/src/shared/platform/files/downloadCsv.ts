import { downloadText } from './download'

/** Downloads a CSV text as a file with title and day: `Users 2027-03-31.csv`. */
export function downloadCsv(text: string, title: string) {
  downloadText(text, 'text/csv', `${title} ${today()}.csv`)
}

/** The present day in the browser's time zone, `2027-03-31`. */
function today(): string {
  return new Intl.DateTimeFormat('sv').format(new Date())
}
