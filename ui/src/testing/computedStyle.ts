/**
 * Whether something is visible is asked thousands of times in a test, and each time jsdom matches a hundred rules with
 * the element and with all that it is in. Tests load no style sheet: an element's tag, attributes and own style say it.
 * Everything else is asked of jsdom.
 */
const styleOf = window.getComputedStyle.bind(window)

const displays = new Map<string, string>()

function givenDisplay(element: Element): string {
  const hidden = element.hasAttribute('hidden') || element.getAttribute('type') === 'hidden'
  const kind = `${element.localName} ${String(hidden)} ${String(element.hasAttribute('open'))}`
  const known = displays.get(kind) ?? styleOf(element.cloneNode() as Element).display
  displays.set(kind, known)
  return known
}

const ownStyle = (element: Element) =>
  element.hasAttribute('style') ? (element as HTMLElement).style : undefined

function display(element: Element): string {
  const own = ownStyle(element)?.display ?? ''
  return own === '' ? givenDisplay(element) : own
}

const inherited = (property: 'visibility' | 'pointerEvents', initial: string) => {
  const valueOf = (element: Element | null): string => {
    if (!element) return initial
    const own = ownStyle(element)?.[property]
    return own && own !== 'inherit' ? own : valueOf(element.parentElement)
  }
  return valueOf
}

const quick = new Map<unknown, (element: Element) => string>([
  ['display', display],
  ['visibility', inherited('visibility', 'visible')],
  ['pointerEvents', inherited('pointerEvents', 'auto')],
  ['opacity', (element) => ownStyle(element)?.opacity ?? ''],
])

window.getComputedStyle = (element, pseudoElement) => {
  let whole: CSSStyleDeclaration | undefined
  const read = (name: string | symbol): unknown => {
    whole ??= styleOf(element, pseudoElement)
    const value: unknown = Reflect.get(whole, name)
    return typeof value === 'function' ? value.bind(whole) : value
  }
  const getPropertyValue = (name: string) =>
    quick.get(name)?.(element) ?? (read('getPropertyValue') as (name: string) => string)(name)
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_target, name) =>
      name === 'getPropertyValue' ? getPropertyValue : (quick.get(name)?.(element) ?? read(name)),
  })
}
