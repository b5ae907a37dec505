import { downloadText } from './download'

/** Hand a text to the person as a file with the title and the day: `Users 2027-03-31.csv`. */
export function downloadCsv(text: string, title: string) {
  downloadText(text, 'text/csv', `${title} ${today()}.csv`)
}

/** `2027-03-31`, the day by the browser's clock. */
function today(): string {
  return new Intl.DateTimeFormat('sv').format(new Date())
}
