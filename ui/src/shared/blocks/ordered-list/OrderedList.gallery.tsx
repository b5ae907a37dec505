import { useState } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { OrderedList } from './OrderedList'

const NAMES = [
  'Tasks',
  'Open requests',
  'An uncommonly long name of a category '.repeat(3),
  'روابط',
]

function Names() {
  const [rows, setRows] = useState(NAMES.map((name) => ({ id: name, name })))
  return (
    <OrderedList label="Names" rows={rows} onReorder={setRows}>
      {({ name }) => <bdi>{name}</bdi>}
    </OrderedList>
  )
}

export const gallery: GalleryPage = {
  title: 'Ordered list',
  specimens: [{ name: 'Names', Show: Names }],
}
