import { screen, waitFor, within } from '@testing-library/react'
import { renderEntityForm } from '../../../testing/renderEntityForm'
import { personGroups } from '../../../testing/sampleEntity'
import type { StoredEntity } from './entityValues'

const firstName = () => screen.findByRole('textbox', { name: 'First name' })
const email = () => screen.getByRole('textbox', { name: 'Email' })
const save = () => screen.getByRole('button', { name: /^Save/ })
const question = () => screen.findByRole('alertdialog', { name: 'Someone else changed this' })

/** The person after somebody else has set these values. */
function storedWith(values: Record<string, string>): StoredEntity {
  return {
    groups: personGroups.map((group) => ({
      ...group,
      attributes: group.attributes.map((each) => {
        const raw = values[each.key]
        return raw === undefined ? each : { ...each, values: [{ raw, text: raw }] }
      }),
    })),
  }
}

function renderBehind(values: Record<string, string>) {
  return renderEntityForm({ readStored: () => Promise.resolve(storedWith(values)) })
}

test('what both changed is shown on three sides, and nothing is sent', async () => {
  const { user, onSave } = renderBehind({ FirstName: 'Inga' })
  await user.type(await firstName(), 'x')

  await user.click(save())

  const field = within(await question()).getByRole('region', { name: 'First name' })
  expect(field).toHaveTextContent(/OriginalIngridTheirsIngaYoursIngridx/)
  expect(onSave).not.toHaveBeenCalled()
})

test('the question has no default: the focus is on none of its answers, and Enter saves nothing', async () => {
  const { user, onSave } = renderBehind({ FirstName: 'Inga' })
  await user.type(await firstName(), 'x')
  await user.click(save())
  const dialog = await question()
  await waitFor(() => expect(dialog).toHaveFocus())

  await user.keyboard('{Enter}')

  expect(dialog).toBeVisible()
  await user.tab()
  expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus()
  expect(onSave).not.toHaveBeenCalled()
})

test('what was entered can be saved over it', async () => {
  const { user, sent } = renderBehind({ FirstName: 'Inga' })
  await user.type(await firstName(), 'x')
  await user.click(save())

  for (const name of ['Overwrite with mine', 'Use theirs']) {
    expect(within(await question()).getByRole('button', { name })).not.toHaveClass('primary')
  }
  await user.click(within(await question()).getByRole('button', { name: 'Overwrite with mine' }))

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(sent()).toEqual({
    attributes: [{ key: 'FirstName', values: ['Ingridx'], action: 'update' }],
  })
})

test('their value can be taken: it fills the field, other changes stay to be saved', async () => {
  const { user, onSave } = renderBehind({ FirstName: 'Inga' })
  await user.type(await firstName(), 'x')
  await user.type(email(), '.org')
  await user.click(save())

  await user.click(within(await question()).getByRole('button', { name: 'Use theirs' }))

  await waitFor(async () => expect(await firstName()).toHaveValue('Inga'))
  expect(email()).toHaveValue('isolberg@aldermoor.example.org')
  expect(screen.getByText('1 change')).toBeVisible()
  expect(onSave).not.toHaveBeenCalled()
})

test('back in the form everything is as it was entered', async () => {
  const { user, onSave } = renderBehind({ FirstName: 'Inga' })
  await user.type(await firstName(), 'x')
  await user.click(save())
  await question()

  await user.keyboard('{Escape}')

  expect(await firstName()).toHaveValue('Ingridx')
  expect(onSave).not.toHaveBeenCalled()
})

test('nobody is asked about fields that only somebody else changed, or changed to the same', async () => {
  const { user, sent } = renderBehind({ FirstName: 'Ingridx', Email: 'new@aldermoor.example' })
  await user.type(await firstName(), 'x')

  await user.click(save())

  await waitFor(() =>
    expect(sent()).toEqual({
      attributes: [{ key: 'FirstName', values: ['Ingridx'], action: 'update' }],
    }),
  )
})

test('when it cannot be read again nothing is sent, and it is said why', async () => {
  const fault = Object.assign(new Error('later'), { status: 503, code: 'try_again' })
  const { user, onSave } = renderEntityForm({
    readStored: () => Promise.reject(fault),
  })
  await user.type(await firstName(), 'x')

  await user.click(save())

  expect(await screen.findByRole('alert')).toBeVisible()
  expect(onSave).not.toHaveBeenCalled()
})
