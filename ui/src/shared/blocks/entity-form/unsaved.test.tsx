import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { atBff } from '../../../testing/addresses'
import { renderEntityForm } from '../../../testing/renderEntityForm'
import { renderOnPage } from '../../../testing/renderOnPage'
import { personGroups, PersonControl } from '../../../testing/sampleEntity'
import { server } from '../../../testing/server'
import { draftsWritten } from '../drafts/writesUnderWay'
import { sessionEnded } from '../../platform/store/sessionSlice'
import { Link } from '../../ui/Link'
import { EntityForm } from './EntityForm'
import type { FormGroup } from './formAttribute'

const CONTROLS = { DN: PersonControl }

const firstName = () => screen.findByRole('textbox', { name: 'First name' })

/** The same person after somebody else changed the first name. */
const changedGroups: readonly FormGroup[] = personGroups.map((group) => ({
  ...group,
  attributes: group.attributes.map((each) =>
    each.key === 'FirstName' ? { ...each, values: [{ raw: 'Inga', text: 'Inga' }] } : each,
  ),
}))

/** A page that loads the person again at a press. */
function PageThatReadsAgain() {
  const [groups, setGroups] = useState(personGroups)
  return (
    <>
      <button onClick={() => setGroups(changedGroups)}>Read again</button>
      <EntityForm
        mode="edit"
        label="Edit Ingrid Solberg"
        saveText="Save changes"
        groups={groups}
        draftName="read again"
        controls={CONTROLS}
        readStored={() => Promise.resolve({ groups })}
        onSave={() => Promise.resolve()}
      />
    </>
  )
}

/** Whether the browser would ask before the page is left. */
function isAskedByBrowser(): boolean {
  return !fireEvent(window, new Event('beforeunload', { cancelable: true }))
}

test('what is stored meanwhile shows where nothing was entered', async () => {
  const { user } = renderOnPage(PageThatReadsAgain, { texts: ['forms', 'drafts', 'values'] })
  expect(await firstName()).toHaveValue('Ingrid')

  await user.click(screen.getByRole('button', { name: 'Read again' }))

  await waitFor(async () => expect(await firstName()).toHaveValue('Inga'))
  expect(screen.getByText('No changes')).toBeVisible()
})

test('what is stored meanwhile does not take away what was entered', async () => {
  const { user } = renderOnPage(PageThatReadsAgain, { texts: ['forms', 'drafts', 'values'] })
  await user.type(await firstName(), 'x')

  await user.click(screen.getByRole('button', { name: 'Read again' }))

  expect(await firstName()).toHaveValue('Ingridx')
  expect(screen.getByText('1 change')).toBeVisible()
})

function PageWithTwoForms() {
  const form = {
    mode: 'edit',
    saveText: 'Save',
    groups: personGroups,
    controls: CONTROLS,
    onSave: () => Promise.resolve(),
  } as const
  return (
    <>
      <Link href="/tasks">Elsewhere</Link>
      <EntityForm {...form} label="First" draftName="first" />
      <EntityForm {...form} label="Second" draftName="second" />
    </>
  )
}

test('a form without changes does not keep its neighbour from asking', async () => {
  const { user } = renderOnPage(PageWithTwoForms, { texts: ['forms', 'drafts', 'values'] })
  const first = within(await screen.findByRole('form', { name: 'First' }))
  await user.type(first.getByRole('textbox', { name: 'First name' }), 'x')

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))

  expect(await screen.findByRole('alertdialog')).toBeVisible()
})

test('of two changed forms one asks for both, and the other when that has nothing to save any more', async () => {
  const complaint = jest.spyOn(console, 'warn')
  const { user, router } = renderOnPage(PageWithTwoForms, { texts: ['forms', 'drafts', 'values'] })
  const form = async (name: string) => within(await screen.findByRole('form', { name }))
  const first = await form('First')
  await user.type(first.getByRole('textbox', { name: 'First name' }), 'x')
  await user.type((await form('Second')).getByRole('textbox', { name: 'First name' }), 'y')

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await user.click(await screen.findByRole('button', { name: 'Stay on the page' }))
  await user.type(first.getByRole('textbox', { name: 'First name' }), '{Backspace}')
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))

  expect(await screen.findByRole('alertdialog')).toBeVisible()
  expect(complaint).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/tasks'))
  complaint.mockRestore()
})

test('the browser asks before unsaved changes go, unless the session has ended', async () => {
  const { user, store } = renderEntityForm({ draftName: 'browser' })
  const name = await firstName()
  expect(isAskedByBrowser()).toBe(false)

  await user.type(name, 'x')
  expect(isAskedByBrowser()).toBe(true)

  act(() => {
    store.dispatch(sessionEnded({ loginUrl: 'bff/login' }))
  })
  expect(isAskedByBrowser()).toBe(false)
})

test('what was entered and not saved is offered again; a password never is', async () => {
  const key = btoa(String.fromCharCode(...new Array<number>(32).fill(1)))
  server.use(
    http.get(atBff('bff/draft-keys'), () => HttpResponse.json({ keys: [{ id: 'k', key }] })),
  )
  const options = { draftName: 'offered', mode: 'create', hasPassword: true } as const
  const { user, unmount } = renderEntityForm(options)
  await user.type(await firstName(), 'x')
  await user.type(screen.getByLabelText('Password'), 'abcde1')
  unmount()
  await draftsWritten()

  const view = renderEntityForm(options)
  await view.user.click(await screen.findByRole('button', { name: 'Restore' }))

  expect(await firstName()).toHaveValue('Ingridx')
  expect(screen.getByLabelText('Password')).toHaveValue('')
})
