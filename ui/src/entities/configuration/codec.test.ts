import {
  approverList,
  flagText,
  keyList,
  levelNames,
  numberText,
  percent,
  phrases,
  plain,
  within,
  type Codec,
  type SettingsNode,
} from './codec'

const columns = [
  { key: 'name', value: 'Name' },
  { key: 'status', value: 'Status' },
]

const cases: [string, Codec, SettingsNode, unknown, unknown, SettingsNode][] = [
  ['a value', plain('host'), { host: 'a', x: 1 }, 'a', 'b', { host: 'b', x: 1 }],
  ['a number as a text', numberText('n'), { n: '5' }, 5, 70, { n: '70' }],
  ['a number that is not set', numberText('n'), { n: '' }, undefined, undefined, { n: '' }],
  ['a switch as a text', flagText('on'), { on: 'true' }, true, false, { on: 'false' }],
  [
    'a value within a node',
    within('cef', plain('port')),
    { cef: { port: 1, kept: 2 }, x: 3 },
    1,
    9,
    { cef: { port: 9, kept: 2 }, x: 3 },
  ],
  [
    'keys in an order, with their names',
    keyList('shown'),
    { allColumns: columns, shown: [columns[0]] },
    ['name'],
    ['status', 'name'],
    { allColumns: columns, shown: [columns[1], columns[0]] },
  ],
  [
    'texts by language',
    phrases('deny'),
    {
      deny: [
        { locale: 'en', value: 'No' },
        { locale: 'de', value: 'Nie', kept: 1 },
      ],
    },
    {
      deny: [
        { locale: 'en', text: 'No' },
        { locale: 'de', text: 'Nie' },
      ],
    },
    { deny: [{ locale: 'de', text: 'Nein' }] },
    { deny: [{ locale: 'de', value: 'Nein', kept: 1 }] },
  ],
  [
    'names of levels',
    levelNames,
    {
      roleLevels: [{ level: 10, cn: 'L', localizedNames: [{ locale: 'en', name: 'A', kept: 1 }] }],
    },
    { level10: [{ locale: 'en', text: 'A' }] },
    { level10: [{ locale: 'en', text: 'B' }] },
    {
      roleLevels: [{ level: 10, cn: 'L', localizedNames: [{ locale: 'en', name: 'B', kept: 1 }] }],
    },
  ],
  ['a share', percent('q'), { q: '60%' }, 60, 75, { q: '75%' }],
  ['no share', percent('q'), { q: '' }, undefined, undefined, { q: '' }],
  [
    'approvers in their order',
    approverList('a'),
    {
      a: [
        { id: '2', name: 'Bo', type: 'user', sequence: 2, kept: 1 },
        { id: '1', name: 'Ann', type: 'group', sequence: 1 },
      ],
    },
    [
      { id: '1', name: 'Ann', type: 'group' },
      { id: '2', name: 'Bo', type: 'user' },
    ],
    [{ id: '2', name: 'Bo', type: 'user' }],
    { a: [{ id: '2', name: 'Bo', type: 'user', sequence: 1, kept: 1 }] },
  ],
]

test.each(cases)('%s is read, and written into the group as it came', (...given) => {
  const [, codec, node, read, entered, written] = given
  expect(codec.read(node)).toEqual(read)
  expect(codec.write(node, entered as never)).toEqual(written)
})
