import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { Button } from './Button'
import { useKeptFocus } from './useKeptFocus'

/** A part of the page with a `home`, and a button beside it that changes the part without taking the focus. */
function Part({ hasHome = true }: { hasHome?: boolean }) {
  const part = useRef<HTMLDivElement>(null)
  const home = useRef<HTMLDivElement>(null)
  const [isThere, setThere] = useState(true)
  const [isOff, setOff] = useState(false)
  useKeptFocus(part, home)
  return (
    <>
      <div ref={part}>
        <Button>First</Button>
        {isThere && <Button onPress={() => setThere(false)}>Remove</Button>}
        <Button isDisabled={isOff} onPress={() => setOff(true)}>
          Disable
        </Button>
        {hasHome && (
          <div ref={home}>
            <button disabled>Not now</button>
            <button>Home</button>
          </div>
        )}
      </div>
      <Button>Beside</Button>
      <input aria-label="Remove from afar" onInput={() => setThere(false)} />
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const focus = (name: string) => act(() => button(name).focus())

test.each(['Remove', 'Disable'])('who presses %s goes on at home', async (name) => {
  render(<Part />)
  focus(name)

  await userEvent.keyboard('{Enter}')

  await waitFor(() => expect(button('Home')).toHaveFocus())
})

test('without a home the first of the part takes the focus', async () => {
  render(<Part hasHome={false} />)
  focus('Remove')

  await userEvent.keyboard('{Enter}')

  await waitFor(() => expect(button('First')).toHaveFocus())
})

test('a focus that is elsewhere is left there', async () => {
  render(<Part />)
  focus('Remove')

  await userEvent.type(screen.getByLabelText('Remove from afar'), 'x')

  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument()
  expect(screen.getByLabelText('Remove from afar')).toHaveFocus()
})

test('whoever presses on an empty place has let go of it', async () => {
  render(<Part />)
  focus('Remove')
  await userEvent.click(document.body)

  fireEvent.input(screen.getByLabelText('Remove from afar'))
  await act(() => new Promise(requestAnimationFrame))

  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument()
  expect(document.body).toHaveFocus()
})
