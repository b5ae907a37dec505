import { render, screen } from '@testing-library/react'

test.each([
  ['the attribute hidden', <p hidden>Ann</p>],
  ['an own style', <p style={{ display: 'none' }}>Ann</p>],
  [
    'an own style of what it is in',
    <div style={{ display: 'none' }}>
      <p>Ann</p>
    </div>,
  ],
  [
    'a visibility that is inherited',
    <div style={{ visibility: 'hidden' }}>
      <p>Ann</p>
    </div>,
  ],
  ['an opacity of nothing', <p style={{ opacity: 0 }}>Ann</p>],
  ['a dialog that is closed', <dialog>Ann</dialog>],
])('%s hides an element', (_why, page) => {
  render(page)
  expect(screen.getByText('Ann')).not.toBeVisible()
})

test('an element may be visible in one that is not; other properties are those of jsdom', () => {
  render(
    <div style={{ visibility: 'hidden' }}>
      <p style={{ visibility: 'visible', color: 'rgb(1, 2, 3)' }}>Ann</p>
    </div>,
  )
  expect(screen.getByRole('paragraph')).toHaveTextContent('Ann')
  expect(screen.getByRole('paragraph')).toHaveStyle({ color: 'rgb(1, 2, 3)' })
})

test('an element of the same tag is visible beside a hidden one', () => {
  render(
    <>
      <p hidden>Ann</p>
      <p>Bo</p>
    </>,
  )
  expect(screen.getByText('Bo')).toBeVisible()
  expect(screen.queryByRole('paragraph', { name: 'Ann' })).not.toBeInTheDocument()
})
