import { act, screen, waitFor, within } from '@testing-library/react'
import { Popup } from '../../shared/ui/Popup'
import type { AppRoute } from '../../shared/platform/routing/appRoute'
import { PartError } from '../../shared/platform/errors/partError'
import { menu, pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { LazyPopup, type PopupProps } from './LazyPopup'

function Panel({ buttonRef, isOpen, onClose }: PopupProps) {
  return (
    <Popup buttonRef={buttonRef} label="Details" isOpen={isOpen} onClose={onClose}>
      <p>All there is</p>
    </Popup>
  )
}

function pageWith(load: () => Promise<typeof Panel>): AppRoute {
  const Component = () => (
    <LazyPopup opens="dialog" load={load} className="">
      More
    </LazyPopup>
  )
  return {
    path: 'details',
    lazy: () => Promise.resolve({ Component }),
    texts: [],
    handle: { right: 'details', helpAnchor: 'details', titleKey: 'users' },
  }
}

async function openedDetails() {
  const details = await screen.findByRole('dialog', { name: 'Details' })
  await waitFor(() => {
    expect(details).toHaveFocus()
  })
  return details
}

test('what could not be loaded is said, and can be opened again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new PartError('network')).mockResolvedValue(Panel)
  const { user } = renderAt('/details', { routes: [pageWith(load)] })
  const more = await screen.findByRole('button', { name: 'More' })

  await user.click(more)
  expect(await screen.findByText('Network Error')).toBeVisible()
  expect(more).toHaveAttribute('aria-expanded', 'false')

  await user.click(more)
  expect(await screen.findByRole('dialog', { name: 'Details' })).toBeVisible()
})

test('a screen reader that presses without a pointer finds the button again after Esc', async () => {
  const { user } = renderAt('/details', { routes: [pageWith(() => Promise.resolve(Panel))] })
  const more = await screen.findByRole('button', { name: 'More' })

  act(() => more.click())
  await openedDetails()
  await user.keyboard('{Escape}')

  await waitFor(() => {
    expect(more).toHaveFocus()
  })
})

test('Esc closes a popup and gives the focus back to its button', async () => {
  const { user } = renderAt('/details', { routes: [pageWith(() => Promise.resolve(Panel))] })
  const more = await screen.findByRole('button', { name: 'More' })
  await user.click(more)
  const details = await openedDetails()
  expect(more).toHaveAttribute('aria-expanded', 'true')

  await user.keyboard('{Escape}')

  await waitFor(() => {
    expect(more).toHaveFocus()
  })
  expect(details).not.toBeInTheDocument()
  expect(more).toHaveAttribute('aria-expanded', 'false')
})

test.each([
  ['{Enter}', 'English', 'menuitemradio'],
  ['{ArrowDown}', 'English', 'menuitemradio'],
  ['{ArrowUp}', 'Sign out', 'menuitem'],
])('%s opens a menu at %s', async (key, name, role) => {
  const { user } = renderAt('/tasks', { routes: pages, bootstrap: { menu } })
  const button = await screen.findByRole('button', { name: /Amara Okafor/ })
  expect(button).toHaveAttribute('aria-haspopup', 'menu')
  act(() => button.focus())

  await user.keyboard(key)

  const opened = await screen.findByRole('menu', { name: 'Amara Okafor Profile' })
  await waitFor(() => {
    expect(within(opened).getByRole(role, { name })).toHaveFocus()
  })
})
