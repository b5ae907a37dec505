import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../testing/addresses'
import { axe } from '../../testing/axe'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { containers, department, dnOf, fakeEntities, fault, ITEM } from '../../testing/fakeEntities'
import { toEntityCreate } from './routes'

const bo = { dn: 'cn=bo,ou=users,o=data', fullName: 'Bo Lind' }
const london = { dn: 'cn=London,ou=locations,o=data', entityDisplayValue: 'London' }

function directory(...given: Parameters<typeof fakeEntities>) {
  const made = fakeEntities(...given)
  server.use(
    ...made.handlers,
    http.get(atUpstream('access/users/list'), () =>
      HttpResponse.json({ usersList: [bo], nextIndex: 0 }),
    ),
  )
  return made
}

type View = ReturnType<typeof renderAt>

async function openForm() {
  const view = renderAt(toEntityCreate('department'))
  const form = within(await screen.findByRole('form', { name: 'Create: Departments' }))
  return { ...view, form }
}

/** Searches the look-up field `label` for a name, and chooses the option. */
async function choose({ user }: Pick<View, 'user'>, label: string, name: string) {
  const field = within(screen.getByRole('group', { name: label }))
  await user.type(field.getByRole('searchbox'), `${name}{Enter}`)
  await user.click(await field.findByRole('option', { name: new RegExp(name) }))
}

test('what has a value is sent, of every sort; then the page of the new thing opens', async () => {
  const { sent } = directory([london])
  const { user, form, container } = await openForm()
  expect(screen.getByText('ou=departments,o=data')).toBeVisible()

  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Grid')
  await choose({ user }, 'Head', 'Bo Lind')
  await user.selectOptions(form.getByRole('combobox', { name: 'Cost centre' }), '4200')
  await user.type(form.getByRole('textbox', { name: 'Positions' }), '7')
  await user.click(form.getByRole('checkbox', { name: 'Recruits' }))
  await choose({ user }, 'Sites', 'London')
  await user.type(form.getByRole('textbox', { name: 'Telephone 1' }), '+44')
  expect(await axe(container)).toHaveNoViolations()
  await user.click(form.getByRole('button', { name: 'Create' }))

  expect(await screen.findByText('Grid created successfully')).toBeVisible()
  expect(sent).toEqual([
    {
      method: 'POST',
      body: {
        key: 'department-edit',
        attributes: [
          { key: 'Name', attributeValues: ['Grid'] },
          { key: 'Head', attributeValues: [bo.dn] },
          { key: 'CostCentre', attributeValues: ['4200'] },
          { key: 'Positions', attributeValues: ['7'] },
          { key: 'Recruits', attributeValues: ['true'] },
          { key: 'Sites', attributeValues: [london.dn] },
          { key: 'TelephoneNumber', attributeValues: ['+44'] },
        ],
      },
    },
  ])
  expect(await screen.findByRole('heading', { level: 1, name: 'Grid' })).toBeVisible()
  expect(window.location.hash).toBe(`#/entities/department/${encodeURIComponent(dnOf('Grid'))}`)
})

test('what is required and what a name may not have is said at its field; nothing is sent', async () => {
  const { sent } = directory([])
  const { user, form } = await openForm()

  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Grid/North')
  await user.type(form.getByRole('textbox', { name: 'Positions' }), 'many')
  await user.click(form.getByRole('button', { name: 'Create' }))

  expect(await form.findByText(/^has invalid character: .*\//)).toBeVisible()
  expect(form.getByText('Enter a whole number')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Head' })).toHaveAccessibleDescription('Required')
  expect(form.getByText('3 errors')).toBeVisible()
  expect(sent).toEqual([])
})

test('a name that is taken is told at its field, and what was entered stays', async () => {
  directory([department('Grid')])
  server.use(http.post(ITEM, () => fault('InvalidInput', 'cn=Grid exists already.')))
  const { user, form } = await openForm()
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Grid')
  await choose({ user }, 'Head', 'Bo Lind')

  await user.click(form.getByRole('button', { name: 'Create' }))

  const name = form.getByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Another entry has this name/))
  expect(name).toHaveValue('Grid')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('who may not create gets no form, by address either', async () => {
  directory([], [containers])
  renderAt(toEntityCreate('organizationalUnit'))

  expect(await screen.findByText("You can't create entries here")).toBeVisible()
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
})
