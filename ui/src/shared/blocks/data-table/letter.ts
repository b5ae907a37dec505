/** Where letters are text, or belong to what lies over the page. */
const ELSEWHERE =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role*=dialog], [role=menu], [role=listbox]'

/** `j` for the key with that letter, on keyboards of other scripts too; undefined where it means something else. */
export function letterOf(event: KeyboardEvent): string | undefined {
  const { key, code, target, defaultPrevented } = event
  if (defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined
  if (target instanceof Element && target.closest(ELSEWHERE)) return undefined
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  return key.length === 1 && code.startsWith('Key') ? code.slice(3).toLowerCase() : undefined
}
