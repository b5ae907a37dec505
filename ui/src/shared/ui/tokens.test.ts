import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const css = readFileSync(resolve(__dirname, 'tokens.css'), 'utf8').replaceAll(
  /[/][*][\s\S]*?[*][/]/g,
  '',
)

const types = [...css.matchAll(/(--type-[a-z-]+):\s*([^;]*);/g)].map(
  ([, name = '', value = '']) => [name, value.replaceAll(/\s+/g, ' ')] as const,
)

/** CSS Fonts 4, "font": weight, size, line height, family; of these the tokens use exactly four. */
const length = String.raw`\d+(?:\.\d+)?rem`
const lineHeight = String.raw`(?:${length}|calc\(${length} \+ var\(--lead\)\))`
const fontShorthand = new RegExp(
  String.raw`^[1-9]00 ${length} ?/ ?${lineHeight} var\(--font(?:-mono)?\)$`,
)

test('no function of a token is parted from its bracket', () => {
  expect(css.match(/(?<![@\w-])[a-z][\w-]*\s+[(]/g)).toBeNull()
})

test('there are types to look at', () => {
  expect(types.length).toBeGreaterThan(10)
})

test.each(types)('%s is a font: %s', (_name, value) => {
  expect(value).toMatch(fontShorthand)
})

test('the overlay of the start is white, and dark where everything is', () => {
  const overlay = readFileSync(resolve(__dirname, 'ProgressOverlay.module.css'), 'utf8')

  expect(css).toMatch(/--loading: light-dark[(]#ffffff, #101316[)];/)
  expect(overlay).toMatch(/position: fixed;\s+inset: 0;[^}]*background: var[(]--loading[)];/)
})
