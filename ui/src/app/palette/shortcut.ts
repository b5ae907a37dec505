/** On Apple's keyboards Ctrl-K edits a text, so that the command key takes its place. */
export const usesCommandKey = /mac|iphone|ipad/i.test(navigator.platform)

/** Keys of another script than Latin are told by their place. */
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
 * Whether a key asks for the palette. Inside a dialog, the palette's own too, it does not.
 *
 * Source: docs/assumptions.md A-225.
 */
export function asksForPalette(event: KeyboardEvent): boolean {
  return isShortcut(event) && !event.repeat && !isInDialog(event)
}
