type Box = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>

/**
 * How far messages are lifted, so that they stand above the bars at the lower edge of the window.
 *
 * @param messages - the place of the messages now, in pixels.
 * @param lift - how far they are lifted now.
 */
export function liftOf(messages: Box, lift: number, bars: readonly Box[]): number {
  const lowest = messages.bottom + lift
  const height = messages.bottom - messages.top
  const beside = bars.filter(({ left, right }) => left < messages.right && right > messages.left)
  return beside
    .sort((one, other) => other.top - one.top)
    .reduce((lifted, { top, bottom }) => {
      const isFree = bottom <= lowest - lifted - height || top >= lowest - lifted
      return isFree ? lifted : lowest - top
    }, 0)
}
