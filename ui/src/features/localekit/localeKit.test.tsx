import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from '../../testing/axe'
import { chooseFile } from '../../testing/chooseFile'
import { fakePreferences } from '../../testing/fakePreferences'
import { fakeRights } from '../../testing/fakeRights'
import { renderAt } from '../../testing/renderAt'
import { noteSavedFiles } from '../../testing/savedFiles'
import { server } from '../../testing/server'
import { fakeKit } from './fakeKit'
import { toLocale, toLocaleKit } from './routes'

function known() {
  const fake = fakeKit()
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return fake
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(name) })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save texts' }))

const upload = (content: string | Uint8Array<ArrayBuffer>) =>
  chooseFile(new File([content], 'de.properties', { type: 'text/plain' }), 'Upload')

test('each language says how many of its texts are translated, and is downloaded as ASCII', async () => {
  known()
  const files = noteSavedFiles()
  const { user, container } = renderAt(toLocaleKit())
  expect(await screen.findByText(/links and categories on the home page/)).toBeVisible()

  const german = within(await row('Deutsch'))
  expect(await german.findByText('1 of 3')).toBeVisible()
  expect(german.getByText('2 left')).toBeVisible()
  expect(within(await row('العربية')).getByText('Complete')).toBeVisible()
  expect(within(await row('English')).getByText('Default language')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()

  await user.click(within(await row('العربية')).getByRole('button', { name: /Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Download' }))
  expect(files).toMatchObject([{ name: 'ar.properties' }])
  expect(await files[0]?.blob.text()).toContain('item.1.name=\\u0645')
})

test('only the text that was changed is sent, from a field in the direction of its language', async () => {
  const { sent } = known()
  const { user } = renderAt(toLocale('ar'))
  const everyday = await field('Everyday')
  expect(everyday).toHaveAttribute('dir', 'rtl')

  await user.clear(everyday)
  await user.type(everyday, 'كل يوم 🚀')
  await user.click(screen.getByRole('button', { name: 'Review changes' }))
  const review = within(await screen.findByRole('dialog'))
  expect(review.getByRole('listitem')).toHaveTextContent(/^Everyday.*يومي.*كل يوم 🚀/)
  await user.click(review.getByRole('button', { name: 'Back to the form' }))
  expect(sent).toEqual([])
  await save()

  expect(await screen.findByText('Texts saved')).toBeVisible()
  expect(sent).toEqual([{ locale: 'ar', texts: { 'category.1.name': 'كل يوم 🚀' } }])
})

test('texts are found by words, and by what is to translate', async () => {
  known()
  const { user, container } = renderAt(toLocale('de'))
  await field('My Tasks')
  expect(await axe(container)).toHaveNoViolations()

  await user.click(screen.getByRole('radio', { name: 'To translate' }))
  expect(screen.queryByRole('textbox', { name: /My Tasks/ })).not.toBeInTheDocument()
  expect(await field('Everyday')).toBeVisible()

  await user.type(screen.getByRole('searchbox', { name: 'Search texts' }), 'INTRA')
  expect(screen.queryByRole('textbox', { name: /Everyday/ })).not.toBeInTheDocument()
  expect(await field('Intranet')).toBeVisible()
})

test('a file shows what it changes, and only the selected texts go into the form and are sent', async () => {
  const { sent } = known()
  renderAt(toLocale('de'))
  await field('My Tasks')
  await upload(
    'item.1.name=Aufgaben\nitem.2.name=\ncategory.1.name=T\\u00e4glich\ncategory.1.name=Jeden Tag\nitem.9.name=Weg',
  )

  const dialog = within(await screen.findByRole('dialog', { name: /Upload/ }))
  expect(dialog.getByText(/category[.]1[.]name.* is on lines .*3.* and .*4/)).toBeVisible()
  expect(dialog.getByRole('row', { name: /My Tasks/ })).toHaveTextContent(
    /Meine Aufgaben.*Aufgaben/,
  )
  expect(dialog.getByRole('checkbox', { name: /Select .*Intranet/ })).not.toBeChecked()
  expect(dialog.getByRole('img', { name: 'There is no text with this key' })).toBeVisible()
  await userEvent.click(dialog.getByRole('checkbox', { name: /Select .*My Tasks/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Use selected texts: 1' }))

  expect(sent).toEqual([])
  expect(await field('Everyday')).toHaveValue('Jeden Tag')
  await save()
  await waitFor(() =>
    expect(sent).toEqual([{ locale: 'de', texts: { 'category.1.name': 'Jeden Tag' } }]),
  )
})

test('an empty text in a file is told to fall back, and takes the translation away once it is selected', async () => {
  const { sent } = known()
  renderAt(toLocale('de'))
  await field('My Tasks')
  await upload('item.1.name=')
  const dialog = within(await screen.findByRole('dialog', { name: /Upload/ }))
  expect(dialog.getByText('The default text is shown')).toBeVisible()
  expect(dialog.getByRole('button', { name: /Use selected/ })).toBeDisabled()
  await userEvent.click(dialog.getByRole('checkbox', { name: /Select .*My Tasks/ }))
  await userEvent.click(dialog.getByRole('button', { name: /Use selected/ }))
  await save()

  await waitFor(() => expect(sent).toEqual([{ locale: 'de', texts: { 'item.1.name': '' } }]))
})

test('a broken escape is told with its line, and nothing of the file can be used', async () => {
  const { sent } = known()
  renderAt(toLocale('de'))
  await field('My Tasks')
  await upload('item.1.name=Aufgaben\nitem.2.name=\\u00g1')

  const dialog = within(await screen.findByRole('dialog', { name: /Upload/ }))
  expect(dialog.getByText(/^Line 2: .*u00g1/)).toBeVisible()
  expect(dialog.getByRole('button', { name: /Use selected/ })).toBeDisabled()
  expect(sent).toEqual([])
})

test('a file in Latin-1 is read, and one that is too large is not', async () => {
  known()
  renderAt(toLocale('de'))
  await field('My Tasks')
  await upload('a=x'.padEnd(2_000_000, 'x'))
  expect(await screen.findByText(/The file has 2,000 kB; at most 1,000 kB/)).toBeVisible()

  await upload(Uint8Array.from('category.1.name=T\xe4glich', (letter) => letter.charCodeAt(0)))
  const dialog = within(await screen.findByRole('dialog', { name: /Upload/ }))
  expect(dialog.getByText(/Encoding: .*Latin-1/)).toBeVisible()
  expect(dialog.getByText('Täglich')).toBeVisible()
})

test('translators of different texts are both kept, those of the same one are asked', async () => {
  const { sent, files } = known()
  const { user } = renderAt(toLocale('de'))
  await user.type(await field('Everyday'), 'Alltag')
  const theirs = { ...files.get('de'), 'item.1.name': 'Zu tun' }
  files.set('de', theirs)
  await save()
  await waitFor(() =>
    expect(sent).toEqual([{ locale: 'de', texts: { 'category.1.name': 'Alltag' } }]),
  )
  expect(files.get('de')).toMatchObject({ 'item.1.name': 'Zu tun', 'category.1.name': 'Alltag' })

  await user.type(await field('Everyday'), ' hier')
  files.set('de', { ...theirs, 'category.1.name': 'Jeden Tag' })
  await save()
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('Jeden Tag')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a text that was deleted meanwhile is told with its reason, and the others are saved', async () => {
  const { files } = known()
  const { user } = renderAt(toLocale('de'))
  await user.type(await field('Everyday'), 'Alltag')
  await user.type(await field('My Tasks'), ' heute')
  files.set('de', { 'item.1.name': 'Meine Aufgaben', 'item.2.name': 'Intranet' })
  await save()

  expect(await screen.findByText(/There is no such text/)).toBeVisible()
  expect(files.get('de')).toMatchObject({ 'item.1.name': 'Meine Aufgaben heute' })
})

test('a language that is not supported is not found', async () => {
  known()
  renderAt(toLocale('xx'))

  expect(await screen.findByText('Language not found')).toBeVisible()
})

test('who may not open the locale kit sees nothing of it', async () => {
  server.use(fakeRights())
  renderAt(toLocaleKit())

  expect(await screen.findByRole('alertdialog', { name: /^Unauthorized access/ })).toBeVisible()
})
