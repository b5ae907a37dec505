import { screen, waitFor, within } from '@testing-library/react'
import { playDefinitions } from '../../../testing/playDefinitions'
import { renderAt } from '../../../testing/renderAt'
import { toEntityDefinition } from '../routes'

function open(key: string) {
  return { ...playDefinitions(), ...renderAt(toEntityDefinition(key)) }
}

type Page = ReturnType<typeof open>

const button = (name: string | RegExp) => screen.findByRole('button', { name })

async function edit({ user }: Page, attribute: string) {
  await user.click(await button(new RegExp(`Edit .*${attribute}`)))
  return screen.findByRole('dialog')
}

const relabelled = ({ kinds }: Page, key: string, label: string) =>
  kinds.now.map((each) => ({
    ...each,
    attributes: (each.attributes ?? []).map((one) =>
      one.key === key ? { ...one, displayLabel: label } : one,
    ),
  }))

test('choices of an attribute are edited; entries without a value of a required one are counted', async () => {
  const page = open('device')
  const { user, put } = page
  const dialog = within(await edit(page, 'Model'))
  await user.type(dialog.getByRole('textbox', { name: /Choices/ }), 'a = Alpha{Enter}b')
  await user.click(dialog.getByRole('switch', { name: 'Required' }))
  await user.click(dialog.getByRole('button', { name: 'Count entries without a value' }))
  expect(await dialog.findByText(/Entries without a value: 2 of 3/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  expect(screen.getByText('Choices: a = Alpha, b')).toBeVisible()
  await user.click(await button('Save'))

  await waitFor(() => expect(put).toHaveLength(1))
  expect(put[0]?.find(({ key }) => key === 'device')?.attributes?.[1]).toMatchObject({
    key: 'Model',
    isRequired: true,
    choiceList: [
      { key: 'a', value: 'Alpha' },
      { key: 'b', value: 'b' },
    ],
  })
})

test('what the server does not keep is told', async () => {
  const page = open('door')
  page.refusal.isIgnored = true
  await page.user.type(await screen.findByRole('textbox', { name: /Name/ }), ' 2')
  await page.user.click(await button('Save'))
  expect(await screen.findByText(/did not keep: .*Name/)).toBeVisible()
})

test('a kind that somebody deleted meanwhile is created again with what is entered', async () => {
  const page = open('door')
  const { user, kinds, created } = page
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), ' 2')
  kinds.now = kinds.now.filter(({ key }) => key !== 'door')
  await user.click(await button('Save'))
  await user.click(await button('Create again'))

  await waitFor(() => expect(created).toMatchObject([{ key: 'door', display: 'Doors 2' }]))
  expect(await screen.findByText(/Doors 2.* created/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Create again' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeDisabled()
})

test('of two labels of one attribute that attribute alone is asked about', async () => {
  const page = open('device')
  const { user, kinds } = page
  const dialog = within(await edit(page, 'Model'))
  await user.type(dialog.getByRole('textbox', { name: /Label/ }), ' 2')
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  kinds.now = relabelled(page, 'Model', 'Type')
  await user.click(await button('Save'))

  const question = within(await screen.findByRole('alertdialog'))
  expect(await question.findByText(/^Type \(/)).toBeVisible()
  expect(question.queryByText(/Name \(/)).not.toBeInTheDocument()
})
