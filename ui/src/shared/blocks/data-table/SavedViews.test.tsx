import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../../testing/addresses'
import { axe } from '../../../testing/axe'
import { fakePreferences } from '../../../testing/fakePreferences'
import { renderOnPage } from '../../../testing/renderOnPage'
import { server } from '../../../testing/server'
import { useSavedViews } from '../listing/useSavedViews'
import { ViewsButton } from './ViewsButton'

const VIEWS = 'idm.userList.views'
const ANN = '{"name":"Ann","search":"q=ann","isDefault":false}'
const FINANCE = '{"name":"Finance","search":"filter.Department=Finance","isDefault":true}'

function Views() {
  const saved = useSavedViews(VIEWS)
  return saved.isKnown ? <ViewsButton saved={saved} /> : <p>Not yet</p>
}

async function showViews(stored: string[] = [], search = '') {
  const { kept, handlers } = fakePreferences(stored.length > 0 ? { [VIEWS]: stored } : {})
  server.use(...handlers)
  const view = renderOnPage(Views, { texts: ['dataTable'], search })
  await screen.findByRole('main')
  const open = async (name: string) => {
    await view.user.click(await screen.findByRole('button', { name }))
    return screen.findByRole('dialog', { name: 'Views' })
  }
  return { ...view, kept, open }
}

const at = (hash: string) => waitFor(() => expect(window.location.hash).toBe(hash))

test('what the list shows is saved under a name, without its page', async () => {
  const { user, open, kept } = await showViews([], '?q=ann&page=3')
  const panel = within(await open('Views'))

  await user.type(panel.getByRole('textbox', { name: 'Name of this view' }), ' Ann {Enter}')

  await waitFor(() => expect(kept.get(VIEWS)).toEqual([ANN]))
  expect(await panel.findByRole('button', { name: 'Ann' })).toHaveAttribute('aria-current', 'true')
})

test('a view without a name is not saved', async () => {
  const { user, open, kept } = await showViews()
  const panel = within(await open('Views'))

  await user.click(panel.getByRole('button', { name: 'Save' }))

  expect(panel.getByText('Enter a name.')).toBeVisible()
  expect(kept.size).toBe(0)
})

test('the link to exactly this list is copied, its page too', async () => {
  const { user, open } = await showViews([], '?q=ann&sort=-Title&page=3')
  const panel = within(await open('Views'))
  const writeText = jest.spyOn(navigator.clipboard, 'writeText')

  await user.click(panel.getByRole('button', { name: 'Copy link' }))

  expect(await panel.findByText('Link copied')).toBeVisible()
  expect(writeText).toHaveBeenCalledWith(
    new URL('#/users?q=ann&sort=-Title&page=3', document.baseURI).href,
  )
})

test('a view opens at its address, and all is a view too', async () => {
  const { user, open } = await showViews([ANN])
  await user.click(within(await open('Views')).getByRole('button', { name: 'Ann' }))
  await at('#/users?q=ann')

  await user.click(within(await open('Ann')).getByRole('button', { name: 'Everything' }))

  await at('#/users')
})

test('an address that asks for nothing opens the default view, once', async () => {
  const { user, open } = await showViews([FINANCE])
  await at('#/users?filter.Department=Finance')

  await user.click(within(await open('Finance')).getByRole('button', { name: 'Everything' }))

  await at('#/users')
  expect(await screen.findByRole('button', { name: 'Views' })).toBeVisible()
})

test('there is one default at most', async () => {
  const { user, open, kept } = await showViews([ANN, FINANCE])
  const panel = within(await open('Finance'))

  await user.click(panel.getByRole('button', { name: 'Make Ann the default view' }))

  await waitFor(() =>
    expect(kept.get(VIEWS)).toEqual([
      ANN.replace('false', 'true'),
      FINANCE.replace('true', 'false'),
    ]),
  )
})

test('a view is deleted, the last one with the preference', async () => {
  const { user, open, kept } = await showViews([ANN])
  const panel = within(await open('Views'))

  await user.click(panel.getByRole('button', { name: 'Delete Ann' }))

  await waitFor(() => expect(kept.size).toBe(0))
  await waitFor(() => expect(panel.queryByText('Ann')).not.toBeInTheDocument())
})

test('a view that was deleted can be brought back, as it was', async () => {
  const { user, open, kept } = await showViews([FINANCE], '?q=ann')
  const panel = within(await open('Views'))
  await user.type(panel.getByRole('textbox', { name: 'Name of this view' }), 'Finance{Enter}')
  expect(await panel.findByText(/exists already/)).toBeVisible()
  await user.click(await panel.findByRole('button', { name: 'Delete Finance' }))
  await waitFor(() => expect(panel.queryByText(/exists already/)).not.toBeInTheDocument())

  await user.click(await panel.findByRole('button', { name: 'Undo' }))

  await waitFor(() => expect(kept.get(VIEWS)).toEqual([FINANCE]))
})

test('a name that is taken is replaced when that is said once more, and still opens first', async () => {
  const { user, open, kept } = await showViews([FINANCE], '?q=ann')
  const panel = within(await open('Views'))
  const name = panel.getByRole('textbox', { name: 'Name of this view' })

  await user.type(name, 'Finance{Enter}')
  expect(await panel.findByText(/exists already/)).toBeVisible()
  expect(kept.get(VIEWS)).toEqual([FINANCE])
  await user.click(panel.getByRole('button', { name: 'Replace' }))

  expect(await panel.findByText(/saved$/)).toBeVisible()
  expect(kept.get(VIEWS)).toEqual(['{"name":"Finance","search":"q=ann","isDefault":true}'])
  expect(name).toHaveValue('')
})

test('a view of everything does not name the button', async () => {
  const { open } = await showViews(['{"name":"All","search":"","isDefault":false}'])
  const panel = within(await open('Views'))

  expect(await panel.findByRole('button', { name: 'All' })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('button', { name: 'Views', hidden: true })).toBeInTheDocument()
})

test('views that could not be stored are said, and the name is not lost', async () => {
  const { user, open } = await showViews()
  server.use(http.post(atUpstream('access/preference'), () => HttpResponse.error()))
  const panel = within(await open('Views'))

  await user.type(panel.getByRole('textbox', { name: 'Name of this view' }), 'Ann{Enter}')

  expect(await panel.findByRole('alert')).toHaveTextContent('The views could not be saved.')
  expect(panel.getByRole('textbox', { name: 'Name of this view' })).toHaveValue('Ann')
})

test('what is no view is left out', async () => {
  const { open } = await showViews(['nonsense', '{"name":1}', ANN])

  const panel = within(await open('Views'))

  expect(panel.getAllByRole('listitem')).toHaveLength(2)
})

test('the panel of views is accessible', async () => {
  const { open } = await showViews([ANN])
  await open('Views')

  expect(await axe(screen.getByRole('dialog', { name: 'Views' }))).toHaveNoViolations()
})
