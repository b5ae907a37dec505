import type { GalleryPage } from '../../gallery/galleryPage'
import { holding } from '../../gallery/holding'
import { Tabs } from './Tabs'

const DETAIL = [
  { id: 'details', label: 'Details', content: 'What the directory knows' },
  { id: 'roles', label: 'Roles', count: 12, content: 'Twelve roles' },
  { id: 'history', label: 'History', count: 0, isDisabled: true, content: '' },
]

const MANY = Array.from({ length: 16 }, (_, index) => ({
  id: String(index),
  label: `Kind of thing ${String(index + 1)}`,
  count: index * 120,
  content: `Things of kind ${String(index + 1)}`,
}))

export const gallery: GalleryPage = {
  title: 'Tabs',
  specimens: [
    holding('A few, one disabled', 'roles', (value, onChange) => (
      <Tabs label="About Ingrid Solberg" tabs={DETAIL} value={value} onChange={onChange} />
    )),
    holding('Inset', 'details', (value, onChange) => (
      <Tabs
        label="About Ingrid Solberg"
        look="inset"
        tabs={DETAIL}
        value={value}
        onChange={onChange}
      />
    )),
    holding('More than fit', '3', (value, onChange) => (
      <Tabs label="Kinds of things" tabs={MANY} value={value} onChange={onChange} />
    )),
  ],
}
