import { LayoutGrid, Rows3 } from 'lucide'
import { useState } from 'react'
import type { GalleryPage } from '../../gallery/galleryPage'
import { SegmentedButtons } from './SegmentedButtons'

const WORDS = [
  { id: 'self', label: 'Mine' },
  { id: 'others', label: 'For others' },
  { id: 'team', label: 'My team' },
] as const

const ICONS = [
  { id: 'table', label: 'Table', icon: Rows3 },
  { id: 'cards', label: 'Cards', icon: LayoutGrid },
] as const

function Words() {
  const [value, setValue] = useState<(typeof WORDS)[number]['id']>('self')
  return <SegmentedButtons label="Tasks" options={WORDS} value={value} onChange={setValue} />
}

function Icons() {
  const [value, setValue] = useState<(typeof ICONS)[number]['id']>('cards')
  return <SegmentedButtons label="View" options={ICONS} value={value} onChange={setValue} />
}

export const gallery: GalleryPage = {
  title: 'SegmentedButtons',
  specimens: [
    { name: 'Words', Show: Words },
    { name: 'Icons', Show: Icons },
  ],
}
