import type { KitTexts } from '../../entities/locale/kitText'
import { formatProperties } from '../../entities/locale/properties'
import { download } from '../../shared/platform/files/download'

/** The texts in a language as a file that a translator works on: `de.properties`. */
export function downloadTexts(locale: string, texts: KitTexts) {
  const url = URL.createObjectURL(new Blob([formatProperties(texts)], { type: 'text/plain' }))
  download(url, `${locale}.properties`)
  URL.revokeObjectURL(url)
}
