import type { KitTexts } from '../../entities/locale/kitText'
import { formatProperties } from '../../entities/locale/properties'
import { downloadText } from '../../shared/platform/files/download'

/** Saves the texts of a language to a file for translators, for instance `de.properties`. */
export const downloadTexts = (locale: string, texts: KitTexts) =>
  downloadText(formatProperties(texts), 'text/plain', `${locale}.properties`)
