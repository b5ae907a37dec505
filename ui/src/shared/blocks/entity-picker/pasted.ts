import { cnOf } from '../values/dn'
import type { PickerItem } from './pickerItem'

/** The address in `Ann Lee <ann@x.org>`: `ann@x.org`. */
const ADDRESS = /<([^<>]+)>/

/**
 * The names in a pasted text, each once, separated by lines, tabs, semicolons or commas. A comma separates only if
 * there is no other separator, and never within a DN.
 */
export function namesIn(text: string): string[] {
  const parts = text.trim().split(/[\n\r\t;]+/)
  const isByComma = parts.length === 1 && !text.includes('=')
  const names = isByComma ? text.split(',') : parts
  return [...new Set(names.map((name) => (ADDRESS.exec(name)?.[1] ?? name).trim()))].filter(Boolean)
}

/** The only item with exactly this name, account or DN; for an address also an item that does not show it. */
export function itemCalled(name: string, found: readonly PickerItem[]): PickerItem | undefined {
  const wanted = name.toLowerCase()
  const isCalled = ({ id, name: own, detail = '' }: PickerItem) =>
    [id, cnOf(id), own, detail].some((each) => each.toLowerCase() === wanted)
  const exact = found.filter(isCalled)
  const meant = exact.length === 0 && name.includes('@') ? found : exact
  return meant.length === 1 ? meant[0] : undefined
}
