/** Elements in which letter keys are typed text, or that lie over the page. */
const ELSEWHERE =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role*=dialog], [role=menu], [role=listbox]'

/**
 * The letter of a pressed key, such as `j`, also on keyboards with another script; undefined where the key has another
 * meaning.
 */
export function letterOf(event: KeyboardEvent): string | undefined {
  const { key, code, target, defaultPrevented } = event
  if (defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined
  if (target instanceof Element && target.closest(ELSEWHERE)) return undefined
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  return key.length === 1 && code.startsWith('Key') ? code.slice(3).toLowerCase() : undefined
}
