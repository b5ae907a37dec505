import { useState } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { ColumnList } from './ColumnList'
import type { DraftColumn } from './columnDraft'

const column = (key: string, label: string, isShown = true): DraftColumn => ({
  key,
  label,
  isShown,
  isName: key === 'name',
})

const USUAL = [
  column('name', 'Name'),
  column('title', 'Title'),
  column('mail', 'Email'),
  column('phone', 'Telephone', false),
]

const MANY = [
  column('name', 'Name'),
  ...Array.from({ length: 16 }, (_, index) =>
    column(`c${String(index)}`, `Attribute number ${String(index + 1)}`, index < 4),
  ),
]

const LONG = [
  column('name', 'Name'),
  column('long', 'Donaudampfschifffahrtsgesellschaftskapitän and everything that belongs to it'),
]

function Sample({ start }: { start: DraftColumn[] }) {
  const [draft, setDraft] = useState(start)
  return (
    <div style={{ maxInlineSize: '26rem' }}>
      <ColumnList draft={draft} onChange={setDraft} />
    </div>
  )
}

export const gallery: GalleryPage = {
  title: 'Choice of columns',
  specimens: [
    { name: 'A few', Show: () => <Sample start={USUAL} /> },
    { name: 'Many', Show: () => <Sample start={MANY} /> },
    { name: 'Long names', Show: () => <Sample start={LONG} /> },
  ],
}
