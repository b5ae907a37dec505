import type { GalleryPage } from '../../gallery/galleryPage'
import { holding } from '../../gallery/holding'
import { ColourField } from './ColourField'

export const gallery: GalleryPage = {
  title: 'Colour field',
  specimens: [
    holding('Selected', '#19224a', (value, onChange) => (
      <ColourField
        label="Left colour of the bar"
        hint="Under the title"
        was="#088cb2"
        value={value}
        onChange={onChange}
      />
    )),
    holding('Wrong', 'blue', (value, onChange) => (
      <ColourField
        label="Right colour of the bar"
        isRequired
        error="# and six digits from 0 to f, such as #19224a"
        value={value}
        onChange={onChange}
      />
    )),
    holding('Read-only', '#15b7e8', (value, onChange) => (
      <ColourField label="Title colour" isReadOnly value={value} onChange={onChange} />
    )),
    holding('Disabled', '#15b7e8', (value, onChange) => (
      <ColourField label="Title colour" isDisabled value={value} onChange={onChange} />
    )),
  ],
}
