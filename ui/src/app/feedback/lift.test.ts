import { liftOf } from './lift'

/** A window of 800 pixels with messages of 60 at its lower edge, in their place when they are lifted. */
const messages = (lift: number) => ({ left: 20, right: 300, top: 740 - lift, bottom: 800 - lift })

/** A bar of the whole width. */
const bar = (top: number, bottom: number) => ({ left: 0, right: 1000, top, bottom })

test.each([
  ['nothing', [], 0],
  ['a bar at the lower edge', [bar(720, 788)], 80],
  ['a bar in the middle of the page', [bar(300, 360)], 0],
  ['a bar under which the messages fit', [bar(680, 740)], 0],
  ['a bar under which they do not fit', [bar(690, 750)], 110],
  ['two bars, one above the other', [bar(650, 710), bar(730, 800)], 150],
  ['a bar below the window', [bar(900, 960)], 0],
  ['a bar beside them', [{ ...bar(720, 788), left: 300 }], 0],
])('over %s the messages are lifted above it', (_what, bars, lift) => {
  expect(liftOf(messages(0), 0, bars)).toBe(lift)
  expect(liftOf(messages(lift), lift, bars)).toBe(lift)
})
