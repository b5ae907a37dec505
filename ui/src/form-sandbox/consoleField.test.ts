import { screen } from '@testing-library/react'
import { openSandboxForm, part } from '../testing/openSandboxForm'

afterEach(() => document.body.replaceChildren())

const pilots = [
  part({
    type: 'dynamic_entity',
    key: 'pilot',
    label: 'Pilot',
    entityKey: 'user',
    validate: { required: true },
  }),
  part({
    type: 'datagrid',
    key: 'seats',
    label: 'Seats',
    components: [
      part({ type: 'dynamic_entity', key: 'who', label: 'Who', entityKey: 'user', multiple: true }),
    ],
  }),
]

test('a field of the console asks it for its value, and shows the names that it is told', async () => {
  const { user, told, last, say, ask } = await openSandboxForm({ components: pilots })
  await last({ type: 'state', wrong: 0 })
  expect(await ask('check')).toMatchObject({ isRight: false, wrong: 1 })

  await user.click(screen.getByRole('button', { name: 'choose Pilot' }))
  expect(told.at(-1)).toEqual({ type: 'choose', name: 'pilot' })
  await user.tab()

  await say({ type: 'name', names: { pilot: { 'cn=ann,o=data': 'Ann Lee' } } })
  await say({ type: 'fill', name: 'pilot', value: 'cn=ann,o=data' })
  expect(screen.getByText('Ann Lee')).toBeInTheDocument()
  await last({ isTouched: true, wrong: 0, values: { pilot: 'cn=ann,o=data' } })
  expect(screen.getByRole('button', { name: 'choose Pilot' })).toHaveFocus()
  expect(await ask('check')).toMatchObject({ isRight: true })
})

test('in rows each asks for its own, and what nobody named stands there by the first part of its DN', async () => {
  const { user, told, last, say } = await openSandboxForm({ components: pilots })
  await last({ type: 'state' })
  await user.click(screen.getByRole('button', { name: /addAnother|Add Another/ }))
  const [, second] = screen.getAllByRole('button', { name: 'choose Who' })
  if (!second) throw new Error('there is no second row')
  await user.click(second)
  expect(told.slice(-2)).toMatchObject([
    { type: 'state', values: { seats: [{}, {}] } },
    { type: 'choose', name: 'seats.1.who' },
  ])

  await say({ type: 'fill', name: 'seats.1.who', value: ['cn=ann,o=data', 'cn=ben,o=data'] })
  await say({ type: 'name', names: { 'seats.who': { 'cn=ann,o=data': 'Ann Lee' } } })
  expect(screen.getByText('Ann Lee')).toBeInTheDocument()
  expect(screen.getByText('ben')).toBeInTheDocument()
  await last({
    values: { seats: [expect.anything(), { who: ['cn=ann,o=data', 'cn=ben,o=data'] }] },
  })
})

const values = {
  tags: 'red,blue',
  file: [
    { name: 'a.pdf', originalName: 'a.pdf', size: 3, type: '', storage: 'base64', url: 'kept:0' },
  ],
  signature: 'data:image/png;base64,AAAA',
  place: 'oslo',
  car: { data: { plate: 'X 1' } },
  city: 'no-1',
}

const every = [
  part({ type: 'tags', key: 'tags', label: 'Tags' }),
  part({ type: 'file', key: 'file', label: 'File', multiple: true }),
  part({ type: 'signature', key: 'signature', label: 'Signature' }),
  part({
    type: 'tree',
    key: 'place',
    label: 'Location in the directory',
    dataSrc: 'json',
    data: { json: { dn: 'eu', name: 'Europe', subContainers: [{ dn: 'oslo', name: 'Oslo' }] } },
  }),
  part({
    type: 'select',
    key: 'car',
    label: 'Car',
    dataSrc: 'resource',
    template: '<span>{{ item.data.plate }}</span>',
  }),
  part({ type: 'select', key: 'city', label: 'City', dataSrc: 'url' }),
  part({ type: 'dn_display', key: 'for', label: 'For', entityKey: 'user', defaultValue: 'cn=ann' }),
]

test('each shows its value in words', async () => {
  const { last, say } = await openSandboxForm({ components: every }, { values })
  await last({ type: 'state' })
  await say({ type: 'name', names: { city: { 'no-1': 'Bergen' } } })
  const words = screen.getAllByRole('listitem').map((each) => each.textContent)
  expect(words).toEqual(['red', 'blue', 'a.pdf', '', 'Europe / Oslo', 'X 1', 'Bergen', 'ann'])
  expect(screen.getByRole('img', { name: 'Signature' })).toHaveAttribute('src', values.signature)
  const buttons = screen.getAllByRole('button').map((each) => each.textContent)
  expect(buttons).toHaveLength(5)
  await last({ values })
})

test('to be read, files alone can be opened', async () => {
  const { last } = await openSandboxForm({ components: every }, { values, isReadOnly: true })
  await last({ type: 'state' })
  expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['show'])
})
