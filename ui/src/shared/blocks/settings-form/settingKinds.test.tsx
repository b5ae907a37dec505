import { screen, waitFor, within } from '@testing-library/react'
import { axe } from '../../../testing/axe'
import { renderOnPage } from '../../../testing/renderOnPage'
import { kindSections, kindValues } from '../../../testing/sampleKinds'
import { PartlySaved } from '../record-form/useRecordForm'
import type { Settings } from './settingField'
import { SettingsForm } from './SettingsForm'

interface Server {
  theirs?: Settings
  onSave?: () => Promise<unknown>
}

function renderKinds({ theirs = kindValues, onSave }: Server = {}) {
  const save = jest.fn<Promise<unknown>, [Settings, readonly string[]]>(
    onSave ?? (() => Promise.resolve()),
  )
  const view = renderOnPage(
    () => (
      <SettingsForm
        label="Kinds"
        sections={kindSections}
        values={kindValues}
        read={() => Promise.resolve(theirs)}
        draftName="kinds"
        savedText="Saved"
        onSave={save}
      />
    ),
    { texts: ['forms', 'drafts', 'values', 'confirm', 'localizedText', 'picker'] },
  )
  return { ...view, save }
}

const field = (name: string) => screen.findByRole('textbox', { name })
const saveButton = () => screen.getByRole('button', { name: 'Save settings' })

test('when a change counts stands once in the head, or at each setting where they differ', async () => {
  const { container } = renderKinds()
  await field('Host')
  const mail = within(screen.getByRole('region', { name: 'Mail' }))
  expect(mail.getAllByText(/\(assumed\)/)).toHaveLength(3)
  expect(await field('Host')).toHaveAccessibleDescription('After restart (assumed)')

  const caches = within(screen.getByRole('region', { name: 'Caches' }))
  expect(caches.getAllByText('After restart')).toHaveLength(1)
  expect(await axe(container)).toHaveNoViolations()
})

test('a secret is not shown, is no old value, and is empty after it was saved', async () => {
  const { user, save } = renderKinds()
  const password = await screen.findByLabelText('Password')
  expect(password).toHaveAttribute('autocomplete', 'new-password')
  await user.type(password, 'secret')
  await user.click(screen.getByRole('button', { name: 'Review changes' }))
  const review = within(await screen.findByRole('dialog'))
  expect(review.getByRole('listitem')).toHaveTextContent(/Not shown.*New value/)
  expect(review.getByRole('listitem')).not.toHaveTextContent('secret')
  await user.click(review.getByRole('button', { name: 'Back to the form' }))

  await user.click(saveButton())

  await waitFor(() => expect(save.mock.calls[0]?.[1]).toEqual(['password']))
  await waitFor(() => expect(password).toHaveValue(''))
})

test('a setting is hidden while another one makes it pointless, and is not checked then', async () => {
  const { user, save } = renderKinds()
  await user.clear(await field('Folder'))
  await user.click(screen.getByText('Approve by email'))
  expect(screen.queryByRole('textbox', { name: 'Folder' })).not.toBeInTheDocument()
  await user.click(saveButton())
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('Links stop working.')).toBeVisible()

  await user.click(question.getByRole('button', { name: 'Save settings' }))

  await waitFor(() => expect(save.mock.calls[0]?.[0]).toMatchObject({ isOn: false, folder: '' }))
})

test('options are taken out, added and kept in their order', async () => {
  const { user, save } = renderKinds()
  const columns = within(await screen.findByRole('group', { name: 'Columns' }))
  await user.click(await columns.findByRole('button', { name: 'Remove Name' }))
  await user.selectOptions(columns.getByRole('combobox'), 'Date')
  await user.click(saveButton())

  await waitFor(() =>
    expect(save.mock.calls[0]?.[0]).toMatchObject({ columns: ['status', 'date'] }),
  )
})

test('words that two people write in two languages are put together', async () => {
  const { user, save } = renderKinds({
    theirs: {
      ...kindValues,
      words: {
        approve: [
          { locale: 'en', text: 'Yes' },
          { locale: 'de', text: 'Ja' },
        ],
      },
    },
  })
  await user.type(await field('Approves'), ', please')
  await user.click(saveButton())

  await waitFor(() =>
    expect(save.mock.calls[0]?.[0].words).toEqual({
      approve: [
        { locale: 'en', text: 'Yes, please' },
        { locale: 'de', text: 'Ja' },
      ],
    }),
  )
})

test('columns that one adds and another removes are put together', async () => {
  const { user, save } = renderKinds({ theirs: { ...kindValues, columns: ['status'] } })
  const columns = within(await screen.findByRole('group', { name: 'Columns' }))
  await user.selectOptions(columns.getByRole('combobox'), 'Date')
  await user.click(saveButton())

  await waitFor(() => expect(save.mock.calls[0]?.[0].columns).toEqual(['status', 'date']))
})

test('options that two people add and remove are put together', async () => {
  const { user, save } = renderKinds({
    theirs: { ...kindValues, columns: ['status', 'date'] },
  })
  const columns = within(await screen.findByRole('group', { name: 'Columns' }))
  await user.click(await columns.findByRole('button', { name: 'Remove Status' }))
  await user.click(saveButton())

  await waitFor(() => expect(save.mock.calls[0]?.[0]).toMatchObject({ columns: ['date'] }))
})

test('what is saved of several parts is no change any more, though another part is refused', async () => {
  const reason = { status: 489, code: 'fault', text: 'Refused for now.' }
  const { user } = renderKinds({
    onSave: () => Promise.reject(new PartlySaved(['most', 'ownMost'], reason)),
  })
  await user.type(await field('Host'), 'x')
  await user.type(screen.getByRole('textbox', { name: 'Maximum objects here' }), '5')
  await user.tab()
  expect(screen.getByText('2 changes')).toBeVisible()

  await user.click(saveButton())

  expect(await screen.findByText('Refused for now.')).toBeVisible()
  expect(screen.getByText('1 change')).toBeVisible()
  expect(await field('Maximum objects here')).toHaveValue('5')
})
