import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../../testing/addresses'
import { axe } from '../../../testing/axe'
import { fakePreferences } from '../../../testing/fakePreferences'
import { renderOnPage } from '../../../testing/renderOnPage'
import {
  sampleColumns,
  samplePeople,
  sampleTexts,
  useSampleList,
} from '../../../testing/sampleList'
import { server } from '../../../testing/server'
import { ColumnsButton } from './ColumnsButton'
import { ListSheet } from './ListSheet'
import { useColumnChoice } from './useColumnChoice'

const PEOPLE = samplePeople(3)
const COLUMNS = 'idm.userList.columns'

function List() {
  const choice = useColumnChoice(COLUMNS, sampleColumns)
  const { listing, query } = useSampleList(PEOPLE)
  return (
    <>
      <ColumnsButton choice={choice} />
      <ListSheet
        texts={sampleTexts}
        listing={listing}
        query={{ ...query, ...(!choice.isKnown && { data: undefined }) }}
        columns={choice.columns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
      />
    </>
  )
}

async function openList(stored?: string[]) {
  const { kept, handlers } = fakePreferences(stored && { [COLUMNS]: stored })
  server.use(...handlers)
  const view = renderOnPage(List, { texts: ['dataTable'] })
  await screen.findByRole('row', { name: /Brooks/ })
  return { ...view, kept }
}

async function openDialog(stored?: string[]) {
  const view = await openList(stored)
  await view.user.click(screen.getByRole('button', { name: 'Customize columns' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Customize columns' }))
  return { ...view, dialog }
}

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const button = (name: string) => screen.getByRole('button', { name })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('a list shows the columns that this person chose, in their order', async () => {
  await openList(['mail', 'name'])

  expect(heads()).toEqual(['Email', 'Name'])
})

test('columns that there are no longer are left out, the name is always there', async () => {
  await openList(['salary', 'title'])

  expect(heads()).toEqual(['Name', 'Title'])
})

test('a column is hidden and another moved, and the choice is kept', async () => {
  const { user, dialog, kept } = await openDialog()
  expect(dialog.getByRole('checkbox', { name: 'Show Name' })).toBeDisabled()

  await user.click(dialog.getByRole('checkbox', { name: 'Show Title' }))
  await user.click(dialog.getByRole('button', { name: 'Move Email up' }))
  await user.click(dialog.getByRole('button', { name: 'Apply' }))

  await closed()
  expect(kept.get(COLUMNS)).toEqual(['name', 'mail', 'department'])
  await waitFor(() => expect(heads()).toEqual(['Name', 'Email', 'Department']))
})

test('nothing is kept before Apply', async () => {
  const { user, dialog, kept } = await openDialog()
  await user.click(dialog.getByRole('checkbox', { name: 'Show Title' }))

  await user.click(dialog.getByRole('button', { name: 'Cancel' }))

  await closed()
  expect(kept.size).toBe(0)
  expect(heads()).toContain('Title')
})

test('the defaults come back, and the choice is forgotten', async () => {
  const { user, dialog, kept } = await openDialog(['mail'])

  await user.click(dialog.getByRole('button', { name: 'Restore defaults' }))

  await closed()
  expect(kept.size).toBe(0)
  await waitFor(() => expect(heads()).toEqual(['Name', 'Title', 'Department', 'Email']))
})

test('a choice that could not be kept is said, and stays as it is', async () => {
  const { user, dialog } = await openDialog()
  server.use(http.post(atUpstream('access/preference'), () => HttpResponse.error()))
  await user.click(dialog.getByRole('checkbox', { name: 'Show Title' }))

  await user.click(dialog.getByRole('button', { name: 'Apply' }))

  expect(await dialog.findByRole('alert')).toHaveTextContent('The columns could not be saved.')
  expect(dialog.getByRole('checkbox', { name: 'Show Title' })).not.toBeChecked()
})

test('a column is dragged by the keyboard', async () => {
  const { user, dialog, kept } = await openDialog()
  const grip = dialog.getByRole('button', { name: 'Drag Email' })
  act(() => grip.focus())

  await user.keyboard('{Enter}')
  // The list listens to arrows from the next frame on, when the first place has the focus.
  const first = await screen.findByRole('button', { name: 'Insert after Email' })
  await waitFor(() => expect(first).toHaveFocus())
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  await user.click(button('Apply'))

  await closed()
  expect(kept.get(COLUMNS)).toEqual(['name', 'title', 'mail', 'department'])
})

test('the choice of columns is accessible', async () => {
  const { dialog } = await openDialog()

  expect(await axe(dialog.getByRole('grid', { name: 'Columns' }))).toHaveNoViolations()
})
