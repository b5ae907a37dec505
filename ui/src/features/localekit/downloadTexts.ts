import type { KitTexts } from '../../entities/locale/kitText'
import { formatProperties } from '../../entities/locale/properties'
import { downloadText } from '../../shared/platform/files/download'

/** The texts in a language as a file that a translator works on: `de.properties`. */
export const downloadTexts = (locale: string, texts: KitTexts) =>
  downloadText(formatProperties(texts), 'text/plain', `${locale}.properties`)
