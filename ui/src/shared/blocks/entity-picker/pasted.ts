import { cnOf } from '../values/dn'
import type { PickerItem } from './pickerItem'

/** `Ann Lee <ann@x.org>` -> `ann@x.org` */
const ADDRESS = /<([^<>]+)>/

/**
 * The names of a list that is pasted, each once: in lines, or with tabs, semicolons or commas between them. A comma separates
 * only where nothing else does, and never parts of a DN.
 */
export function namesIn(text: string): string[] {
  const parts = text.trim().split(/[\n\r\t;]+/)
  const isByComma = parts.length === 1 && !text.includes('=')
  const names = isByComma ? text.split(',') : parts
  return [...new Set(names.map((name) => (ADDRESS.exec(name)?.[1] ?? name).trim()))].filter(Boolean)
}

/** The one item that is meant: of that very name, account or DN; an address may be found where it is not shown. */
export function itemCalled(name: string, found: readonly PickerItem[]): PickerItem | undefined {
  const wanted = name.toLowerCase()
  const isCalled = ({ id, name: own, detail = '' }: PickerItem) =>
    [id, cnOf(id), own, detail].some((each) => each.toLowerCase() === wanted)
  const exact = found.filter(isCalled)
  const meant = exact.length === 0 && name.includes('@') ? found : exact
  return meant.length === 1 ? meant[0] : undefined
}
