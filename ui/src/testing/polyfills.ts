import { webcrypto } from 'node:crypto'

/** Features of browsers that jsdom lacks. */
Object.defineProperty(globalThis, 'CSS', {
  value: { escape: (name: string) => name.replace(/[^\w-]/g, '\\$&') },
})
Object.defineProperty(globalThis, 'crypto', { value: webcrypto })
HTMLElement.prototype.hidePopover = () => undefined
Element.prototype.scrollIntoView = () => undefined
window.scrollTo = () => undefined
// React unmounts a form while its submission is under way, and Node's FormData cannot read a form.
Object.defineProperty(globalThis, 'FormData', {
  value: new Proxy(FormData, { construct: (Plain) => new Plain() }),
})
// Autocomplete opens what is chosen by a click of its own making.
Object.defineProperty(globalThis, 'PointerEvent', { value: MouseEvent })
Object.defineProperty(File.prototype, 'arrayBuffer', {
  value(this: File) {
    return new Promise((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result)
      reader.readAsArrayBuffer(this)
    })
  },
})
