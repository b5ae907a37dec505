import { render } from '@testing-library/react'
import { FeatureArt } from './FeatureArt'

/** The drawing and the color at each of the first places. */
function looks(count: number) {
  const { container } = render(
    <>
      {Array.from({ length: count }, (_, place) => (
        <FeatureArt key={place} place={place} />
      ))}
    </>,
  )
  return [...container.children].map((art) => ({
    color: art.getAttribute('class'),
    drawing: art.innerHTML,
  }))
}

test('sixteen items without a picture look different, and neighbors share neither drawing nor color', () => {
  const all = looks(16)

  expect(new Set(all.map((look) => JSON.stringify(look))).size).toBe(16)
  for (const [at, { color, drawing }] of all.slice(1).entries()) {
    expect(color).not.toBe(all[at]?.color)
    expect(drawing).not.toBe(all[at]?.drawing)
  }
})
