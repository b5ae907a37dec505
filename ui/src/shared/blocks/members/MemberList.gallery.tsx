import { useState } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import type { ApiError } from '../../platform/errors/apiError'
import type { PageReading } from '../../platform/api/usePagedRead'
import type { PickerItem } from '../entity-picker/pickerItem'
import { MemberList } from './MemberList'
import type { MembersPage } from './MembersDialog'

const NAMES = [
  'Anton Lindqvist',
  'Ingrid Solberg',
  'Josefin Holm',
  'مارتن أتشيبي',
  'Sofia Rainieri',
]
const members = NAMES.map((name): PickerItem => ({ type: 'user', id: name, name }))
const late: ApiError = { status: 504, code: 'upstream_late', text: '', requestId: '7f3a-17' }
const nothing = () => undefined
const reading = (own: Partial<PageReading<MembersPage>>): PageReading<MembersPage> => ({
  isLoading: false,
  isStale: false,
  retry: nothing,
  ...own,
})

function List({ of, isDisabled = false }: { of: PageReading<MembersPage>; isDisabled?: boolean }) {
  const [chosen, setChosen] = useState<readonly PickerItem[]>(members.slice(1, 2))
  return (
    <MemberList
      reading={of}
      asked={{ query: '', page: 0 }}
      chosen={chosen}
      isDisabled={isDisabled}
      onChange={setChosen}
      onPage={nothing}
    />
  )
}

const found = reading({ data: { rows: members, total: 23 } })

export const gallery: GalleryPage = {
  title: 'MemberList',
  specimens: [
    { name: 'Members', Show: () => <List of={found} /> },
    { name: 'The group itself is chosen', Show: () => <List of={found} isDisabled /> },
    { name: 'Loading', Show: () => <List of={reading({ isLoading: true })} /> },
    {
      name: 'Another page on its way',
      Show: () => <List of={{ ...found, isStale: true }} />,
    },
    { name: 'Failed', Show: () => <List of={reading({ error: late })} /> },
    { name: 'Nobody', Show: () => <List of={reading({ data: { rows: [], total: 0 } })} /> },
  ],
}
