import { screen, waitFor, within } from '@testing-library/react'
import { renderOnPage } from '../../../testing/renderOnPage'
import { settingSections, settingValues } from '../../../testing/sampleSettings'
import { selectFeedback } from '../../platform/store/feedbackSlice'
import type { Settings } from './settingField'
import { SettingsForm } from './SettingsForm'

/** Calls reject with a plain object, not with an Error. */
const REFUSED = {
  status: 489,
  code: 'fault',
  text: 'The log server is not known.',
} as unknown as Error

interface Server {
  values?: Settings
  onSave?: (settings: Settings) => Promise<unknown>
  onRestore?: () => Promise<unknown>
}

function renderSettings({ values = settingValues, onSave, onRestore }: Server = {}) {
  const save = jest.fn(onSave ?? (() => Promise.resolve()))
  const view = renderOnPage(
    () => (
      <SettingsForm
        label="Logging"
        sections={settingSections}
        values={values}
        read={() => Promise.resolve(values)}
        draftName="logging"
        savedText="Updated successfully"
        onSave={save}
        {...(onRestore && { onRestore, restoredText: 'Restored successfully' })}
      />
    ),
    { texts: ['forms', 'drafts', 'values', 'confirm'] },
  )
  const said = () => selectFeedback(view.store.getState()).map(({ text }) => text)
  return { ...view, save, said }
}

const field = (name: string) => screen.findByRole('textbox', { name })
const saveButton = () => screen.getByRole('button', { name: /^Save settings/ })

test('every kind of setting is entered by its control; all settings are sent', async () => {
  const { user, save, said } = renderSettings()
  const file = await field('Log file')
  await user.clear(file)
  await user.type(file, ' C:\\logs\\idm.log ')
  await user.clear(await field('Kept for'))
  await user.type(await field('Kept for'), '90')
  await user.click(screen.getByRole('switch', { name: 'Trace every call' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Warnings')
  await user.click(screen.getByRole('radio', { name: 'A log server' }))
  await user.click(screen.getByRole('button', { name: 'Remove Log servers 1' }))
  await user.click(screen.getByRole('button', { name: 'Add another: Log servers' }))
  await user.keyboard('log3.example')
  await user.clear(await field('Colour of the bar'))
  await user.type(await field('Colour of the bar'), '#0088ce')
  await user.type(await field('Note'), 'for the audit')
  expect(screen.getByText('8 changes')).toBeVisible()

  await user.click(saveButton())

  expect(save.mock.calls[0]?.[0]).toEqual({
    file: 'C:\\logs\\idm.log',
    keptDays: 90,
    isTraced: true,
    level: 'WARN',
    target: 'SERVER',
    hosts: ['log2.example', 'log3.example'],
    sources: ['Gateway', 'Workflow engine'],
    colour: '#0088ce',
    note: 'for the audit',
    version: '4.10.0',
    unknownHere: 'kept',
  })
  await waitFor(() => expect(said()).toEqual(['Updated successfully']))
  expect(screen.getByText('No changes')).toBeVisible()
  await waitFor(() => expect(saveButton()).not.toHaveFocus())
  expect(document.body).not.toHaveFocus()
})

test('a list to be read only has no row to add or to remove', async () => {
  renderSettings()
  const list = await screen.findByRole('group', { name: 'Sources' })

  expect(within(list).getAllByRole('textbox')).toHaveLength(2)
  expect(within(list).getByRole('textbox', { name: 'Sources 1' })).toHaveAttribute('readonly')
  expect(within(list).queryByRole('button')).not.toBeInTheDocument()
})

test('what was changed says what it was', async () => {
  const { user } = renderSettings()
  await user.click(await screen.findByRole('switch', { name: 'Trace every call' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Warnings')
  await user.clear(await field('Kept for'))
  await user.type(await field('Kept for'), '7')
  await user.tab()

  expect(screen.getByRole('switch')).toHaveAccessibleDescription('Was Off')
  expect(screen.getByRole('combobox', { name: 'Level' })).toHaveAccessibleDescription(
    'Was Information',
  )
  expect(await field('Kept for')).toHaveAccessibleDescription('Older files are deleted Was 30 days')
})

test.each([
  ['Log file', 'logs', /Enter a Windows or Unix path/],
  ['Kept for', '0', /From 1 to 365/],
  ['Kept for', '', /Required/],
  ['Colour of the bar', 'blue', /six digits/],
  ['Note', 'x'.repeat(21), /At most 20 characters; entered: 21/],
])('%s cannot be %p', async (name, typed, said) => {
  const { user, save } = renderSettings()
  await user.clear(await field(name))
  if (typed !== '') await user.type(await field(name), typed)

  await user.click(saveButton())

  await waitFor(async () => expect(await field(name)).toHaveAccessibleDescription(said))
  expect(await field(name)).toHaveFocus()
  expect(save).not.toHaveBeenCalled()
})

test('what is not set is empty, and what has to be is asked for', async () => {
  const { user, save } = renderSettings({ values: {} })
  expect(await field('Log file')).toHaveValue('')
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
  await user.type(await field('Note'), 'x')

  await user.click(saveButton())

  expect(await screen.findByText('2 errors')).toBeVisible()
  expect(save).not.toHaveBeenCalled()
})

test('what the server refuses is said, and nothing that was entered is lost', async () => {
  const { user, said } = renderSettings({
    onSave: () => Promise.reject(REFUSED),
  })
  await user.type(await field('Note'), 'x')

  await user.click(saveButton())

  expect(await screen.findByRole('alert')).toHaveTextContent('The log server is not known.')
  expect(await field('Note')).toHaveValue('x')
  expect(said()).toEqual([])

  await user.clear(await field('Note'))

  expect(screen.getByText('No changes')).toBeVisible()
  expect(screen.queryByText('The log server is not known.')).not.toBeInTheDocument()
})

test('the defaults are restored after a question, and what was entered goes', async () => {
  const onRestore = jest.fn(() => Promise.resolve())
  const { user, said } = renderSettings({ onRestore })
  await user.type(await field('Note'), 'x')

  await user.click(screen.getByRole('button', { name: 'Restore defaults' }))
  const question = await screen.findByRole('alertdialog')
  expect(onRestore).not.toHaveBeenCalled()
  await user.click(within(question).getByRole('button', { name: 'Restore defaults' }))

  await waitFor(() => expect(said()).toEqual(['Restored successfully']))
  expect(onRestore).toHaveBeenCalledTimes(1)
  expect(await field('Note')).toHaveValue('')
})

test('defaults that cannot be restored say why in the question, and what was entered stays', async () => {
  const { user } = renderSettings({
    onRestore: () => Promise.reject(REFUSED),
  })
  await user.type(await field('Note'), 'x')

  await user.click(screen.getByRole('button', { name: 'Restore defaults' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Restore defaults' }))

  expect(await within(question).findByText('The log server is not known.')).toBeVisible()
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(await field('Note')).toHaveValue('x')
})
