/** The modifier of the shortcut: the Command key on Apple keyboards, where Ctrl-K edits text. */
export const usesCommandKey = /mac|iphone|ipad/i.test(navigator.platform)

/** On keyboards with another script than Latin, keys are identified by their position. */
function isK({ key, code }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key))
}

function isShortcut(event: KeyboardEvent): boolean {
  const held = usesCommandKey ? event.metaKey : event.ctrlKey
  return held && !event.altKey && !event.shiftKey && isK(event)
}

function isInDialog({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null
}

/**
 * Whether a key opens the palette. It does not within a dialog, including the palette. Source: docs/assumptions.md
 *
 */
export function asksForPalette(event: KeyboardEvent): boolean {
  return isShortcut(event) && !event.repeat && !isInDialog(event)
}
