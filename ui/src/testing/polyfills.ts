/** What browsers have and jsdom does not. */
Object.defineProperty(globalThis, 'CSS', {
  value: { escape: (name: string) => name.replace(/[^\w-]/g, '\\$&') },
})
HTMLElement.prototype.hidePopover = () => undefined
Element.prototype.scrollIntoView = () => undefined
window.scrollTo = () => undefined
