import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import type { ApiError } from '../../platform/errors/apiError'
import { EntityPicker } from './EntityPicker'
import { fakeTab, fakeTreeTab, group, groupsByPage } from './fakeTab'
import { PickerDrop } from './PickerDrop'
import type { PickerItem } from './pickerItem'
import { pickerPage } from './pickerPage'
import type { PickerTab } from './pickerTab'
import { usePicker } from './usePicker'

type FieldProps = Omit<Parameters<typeof EntityPicker>[0], 'label' | 'onChange' | 'tabs' | 'value'>
type Tabs = readonly [PickerTab, ...PickerTab[]]

const person = (name: string, detail: string): PickerItem => ({
  type: 'user',
  id: `cn=${name}`,
  name,
  detail,
})

const PEOPLE = [
  person('Anton Lindqvist', 'Operations'),
  person('Ingrid Solberg', 'Finance'),
  person('Josefin Holm', 'Group reporting'),
  person('مارتن أتشيبي', 'الرواتب'),
  person('Sofia Rainieri-Kristoffersen of the very long family name', 'Contracts and purchasing'),
]

const OWNERS: readonly PickerItem[] = [
  person('Ingrid Solberg', 'Finance'),
  group('Treasury owners'),
  { type: 'container', id: 'cn=Level10', name: 'Level10' },
]

const users = fakeTab(() => pickerPage(PEOPLE, 6), { id: 'user' }).tab
const groups = fakeTab(groupsByPage(12)).tab
const containers = fakeTreeTab()
const late: ApiError = { status: 504, code: 'upstream_late', text: '', requestId: '7f3a-17' }
const never = fakeTab(() => new Promise(() => undefined)).tab
const failing = fakeTab(() => Promise.resolve({ error: late })).tab
const nothing = fakeTab(() => pickerPage([], 0)).tab
const refused = fakeTab(() => ({ items: [], hasMore: false, isTooMany: true }), { id: 'user' }).tab
const usedUp = fakeTab(() => pickerPage([group('Treasury owners')], 0)).tab
const many = fakeTab(() => groupsNamed(300), { id: 'dropdown', needsQuery: false }).tab
const roles = fakeTab(
  () =>
    pickerPage(
      [10, 20, 30].map((level) => ({
        type: 'role',
        id: String(level),
        name: `Payments ${String(level)}`,
        detail: 'Releases supplier payments up to NOK 2,000,000',
        level,
      })),
      0,
    ),
  { id: 'role' },
).tab
const managed = fakeTab(
  () =>
    pickerPage(
      [
        { type: 'resource', id: 'a', name: 'Mail account', isPreselected: true },
        { type: 'resource', id: 'b', name: 'Laptop' },
      ],
      0,
    ),
  { id: 'resource' },
).tab

function groupsNamed(count: number) {
  return pickerPage(
    Array.from({ length: count }, (_, index) => group(`Value ${String(index + 1)}`)),
    0,
  )
}

/** A picker that keeps the chosen items. */
function Field({
  tabs = [users, groups],
  initial,
  ...rest
}: FieldProps & { tabs?: Tabs; initial: readonly PickerItem[] }) {
  const [value, setValue] = useState(initial)
  return <EntityPicker label="Owners" tabs={tabs} value={value} onChange={setValue} {...rest} />
}

/** The drop of a picker alone, always open, after `query` was typed. */
function Drop({
  tabs,
  query = '',
  chosen = [],
}: {
  tabs: Tabs
  query?: string
  chosen?: readonly PickerItem[]
}) {
  const [value, setValue] = useState(chosen)
  const toggle = useRef(null)
  const { state, tab, panel } = usePicker({ tabs, selection: 'multi', value, onChange: setValue })
  const type = useEffectEvent(() => state.type(query))
  const submit = useEffectEvent(() => state.submit())
  useEffect(() => type(), [])
  useEffect(() => {
    if (state.draft !== '') submit()
  }, [state.draft])
  return (
    <div style={{ position: 'relative', marginBlockEnd: '21rem', maxInlineSize: '30rem' }}>
      <PickerDrop id={tab.id} label="Owners" tabs={tabs} tab={tab} toggleRef={toggle} {...panel} />
    </div>
  )
}

export const gallery: GalleryPage = {
  title: 'EntityPicker',
  specimens: [
    { name: 'Empty', Show: () => <Field selection="multi" isRequired initial={[]} /> },
    {
      name: 'Several, in an order that means something',
      Show: () => <Field selection="multi" isDraggable hasClear initial={OWNERS} />,
    },
    { name: 'One', Show: () => <Field selection="single" initial={OWNERS.slice(0, 1)} /> },
    {
      name: 'One, like a menu of choices',
      Show: () => <Field selection="dropdown" tabs={[many]} initial={[group('Value 7')]} />,
    },
    { name: 'A tree', Show: () => <Field selection="multi" tabs={[containers]} initial={[]} /> },
    {
      name: 'Disabled',
      Show: () => <Field selection="multi" isDisabled hasClear initial={OWNERS} />,
    },
    {
      name: 'Wrong',
      Show: () => <Field selection="single" error="Proxy User is required" initial={[]} />,
    },
    {
      name: 'A name that is too long',
      Show: () => <Field selection="multi" isDraggable initial={PEOPLE} />,
    },
    { name: 'Open, nothing typed', Show: () => <Drop tabs={[users, groups]} /> },
    { name: 'Open, loading', Show: () => <Drop tabs={[never]} query="in" /> },
    {
      name: 'Open, people',
      Show: () => <Drop tabs={[users, groups, containers]} query="in" chosen={OWNERS} />,
    },
    { name: 'Open, roles with levels', Show: () => <Drop tabs={[roles]} query="pay" /> },
    { name: 'Open, managed already', Show: () => <Drop tabs={[managed]} query="a" /> },
    { name: 'Open, failed', Show: () => <Drop tabs={[failing]} query="in" /> },
    { name: 'Open, nothing found', Show: () => <Drop tabs={[nothing]} query="zzz" /> },
    { name: 'Open, too many', Show: () => <Drop tabs={[refused]} query="a" /> },
    { name: 'Open, all chosen', Show: () => <Drop tabs={[usedUp]} query="tr" chosen={OWNERS} /> },
    { name: 'Open, a long list', Show: () => <Drop tabs={[many]} /> },
    { name: 'Open, a tree', Show: () => <Drop tabs={[containers]} /> },
  ],
}
