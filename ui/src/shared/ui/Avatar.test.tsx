import { fireEvent, render, screen } from '@testing-library/react'
import { Avatar, initialsOf, tintOf } from './Avatar'

test.each([
  ['Ingrid Solberg', 'I\u200cS'],
  ['ingrid maria solberg', 'I\u200cS'],
  ['Cher', 'C'],
  ['أمل حداد', 'أ\u200cح'],
  ['山田 太郎', '山\u200c太'],
  ['  ', ''],
])('the initials of %p are %p', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('the same name has the same tint', () => {
  expect(tintOf('Ingrid Solberg')).toBe(tintOf('Ingrid Solberg'))
})

test('a photo takes the place of the initials, as soon as it comes into view', () => {
  const { container } = render(<Avatar name="Ingrid Solberg" image="iVBORw0KGgo=" />)

  expect(container).toHaveTextContent(/^$/)
  expect(container.innerHTML).toContain('loading="lazy"')
  expect(container.innerHTML).toContain('src="data:image/png;base64,iVBORw0KGgo="')
})

test('a photo that cannot be shown gives its place back to the initials, until there is another', () => {
  const { container, rerender } = render(<Avatar name="Ingrid Solberg" image="broken" />)
  fireEvent.error(screen.getByRole('presentation', { hidden: true }))
  expect(container).toHaveTextContent('I\u200cS')

  rerender(<Avatar name="Ingrid Solberg" image="iVBORw0KGgo=" />)

  expect(container.innerHTML).toContain('src="data:image/png;base64,iVBORw0KGgo="')
})

test('the face of one person does not stay until that of the next is decoded', () => {
  const { rerender } = render(<Avatar name="Ingrid Solberg" image="iVBORw0KGgo=" />)
  const face = screen.getByRole('presentation', { hidden: true })

  rerender(<Avatar name="Omar Haddad" image="iVBORw1KGgo=" />)

  expect(face).not.toBeInTheDocument()
})
