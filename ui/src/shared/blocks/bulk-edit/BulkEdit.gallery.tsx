import { IdCard } from 'lucide'
import { useState } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { Glyph } from '../../ui/Glyph'
import { TextField } from '../../ui/TextField'
import { BulkPlan } from './BulkPlan'
import { ListChangeFields } from './ListChangeFields'
import { unchangedList } from './listChange'

const PLAN = [
  { id: 'cn=a', name: 'Treasury Read', changed: ['Categories', 'Owners'] },
  { id: 'cn=b', name: 'Release Payments', changed: [] },
]

function Owners() {
  const [change, setChange] = useState(unchangedList)
  return (
    <ListChangeFields
      label="Owners"
      value={change}
      onChange={setChange}
      picker={({ label }) => <TextField label={label} value="" onChange={() => undefined} />}
    />
  )
}

export const gallery: GalleryPage = {
  title: 'Bulk edit',
  specimens: [
    { name: 'What becomes of a list', Show: Owners },
    {
      name: 'What it makes of each record',
      Show: () => <BulkPlan plan={PLAN} sign={<Glyph of={IdCard} tint="role" />} />,
    },
  ],
}
