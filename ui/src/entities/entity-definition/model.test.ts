import {
  attributeParts,
  pointingTo,
  readDefinition,
  toNode,
  withoutPointedAt,
  type AttributeDefinition,
  type DefinitionNode,
} from './model'

const attribute = (key: string, own: Partial<AttributeDefinition> = {}): AttributeDefinition => ({
  key,
  label: key,
  dataType: 'String',
  lookup: '',
  choices: '',
  isRequired: false,
  isEditable: true,
  isMultivalued: false,
  isSearchable: false,
  isSortable: false,
  ...own,
})

const node: DefinitionNode = {
  key: 'device',
  display: 'Devices',
  isViewable: true,
  dn: 'ou=devices,o=data',
  namingAttribute: 'Name',
  attributes: [
    { key: 'Name', displayLabel: 'Name', dataType: 'String', isHideable: false },
    { key: 'Keeper', dataType: 'DN', lookupEntity: 'user', isMultivalued: true },
  ] as never,
  ...{ ownOfTheServer: 7 },
}

test('a definition goes back with what changed, and with what the console does not know', () => {
  const { attributes, ...fields } = readDefinition(node)
  const [name, keeper] = attributes as [AttributeDefinition, AttributeDefinition]
  const sent = toNode(node, {
    ...fields,
    name: 'Equipment',
    attributes: [{ ...keeper, isRequired: true }, name, attribute('Plate')],
  })

  expect(sent).toMatchObject({
    key: 'device',
    display: 'Equipment',
    isViewable: true,
    isRemovable: false,
    namingAttribute: 'Name',
    ownOfTheServer: 7,
  })
  expect(sent.attributes).toMatchObject([
    { key: 'Keeper', lookupEntity: 'user', isRequired: true, isMultivalued: true },
    { key: 'Name', isHideable: false },
    { key: 'Plate', dataType: 'String', displayLabel: 'Plate' },
  ])
})

test('changes of two people to different properties of an attribute go together', () => {
  const sides = {
    was: [attribute('a'), attribute('b')],
    mine: [attribute('b'), attribute('a', { isRequired: true }), attribute('mine')],
    theirs: [attribute('a', { label: 'A' }), attribute('b'), attribute('theirs')],
  }
  expect(attributeParts.isContested(sides)).toBe(false)
  const both = attributeParts.merge(sides, 'mine')
  expect(both.map(({ key }) => key)).toEqual(['b', 'a', 'mine', 'theirs'])
  expect(both[1]).toMatchObject({ label: 'A', isRequired: true })
})

test('two labels of one attribute are asked for', () => {
  const sides = {
    was: [attribute('a')],
    mine: [attribute('a', { label: 'mine' })],
    theirs: [attribute('a', { label: 'theirs' })],
  }
  expect(attributeParts.isContested(sides)).toBe(true)
  expect(attributeParts.merge(sides, 'theirs')).toMatchObject([{ label: 'theirs' }])
})

test('kinds whose attributes point to a kind are found; one that points to itself does not count', () => {
  const device = readDefinition(node)
  const team = { ...device, key: 'team', attributes: [attribute('Lead', { lookup: 'user' })] }
  const user = { ...device, key: 'user', attributes: [attribute('Boss', { lookup: 'user' })] }
  expect(pointingTo('user', [device, team, user]).map(({ key }) => key)).toEqual(['device', 'team'])
})

test('with a kind go those that it points to, also through others; a circle ends', () => {
  const kind = (key: string, ...lookups: string[]) => ({
    ...readDefinition({ ...node, key, attributes: [] }),
    attributes: lookups.map((lookup) => attribute(lookup, { lookup })),
  })
  const kinds = [kind('badge', 'door'), kind('door', 'badge', 'room'), kind('room'), kind('car')]
  const left = (key: string) => withoutPointedAt(key, kinds).map((each) => each.key)
  expect(left('badge')).toEqual(['car'])
  expect(left('room')).toEqual(['badge', 'door', 'car'])
})
