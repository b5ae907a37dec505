import { webcrypto } from 'node:crypto'

/** What browsers have and jsdom does not. */
Object.defineProperty(globalThis, 'CSS', {
  value: { escape: (name: string) => name.replace(/[^\w-]/g, '\\$&') },
})
Object.defineProperty(globalThis, 'crypto', { value: webcrypto })
HTMLElement.prototype.hidePopover = () => undefined
Element.prototype.scrollIntoView = () => undefined
window.scrollTo = () => undefined
