import { textSetting } from '../../shared/session/clientSettings'
import type { Bootstrap } from '../../shared/session/sessionApi'
import { isReadable, parseColor } from './contrast'

/** Source: SPEC 9 "Branding defaults". */
const DEFAULT_BAR_LEFT = '#19224A'

/**
 * The custom properties of the brand bar, name to value; null leaves the product's own.
 *
 * The text on the bar is computed by tokens.css and is always readable. The configured title
 * colour is taken only where it is readable too.
 *
 * Source: SPEC 3 "Client settings"; SPEC 9 "Branding defaults"; docs/assumptions.md A-24.
 */
export function brandProperties(config: Bootstrap['client']['config']) {
  const color = (key: string) => {
    const value = textSetting(config, 'branding', key)
    return parseColor(value) ? value : null
  }
  const start = color('barLeftColor')
  const title = color('titleColor')
  const readable = title !== null && isReadable(title, start ?? DEFAULT_BAR_LEFT)
  return {
    '--brand-start': start,
    '--brand-end': color('barRightColor'),
    '--brand-title': readable ? title : null,
  }
}
