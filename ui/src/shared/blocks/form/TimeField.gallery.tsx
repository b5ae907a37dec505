import type { GalleryPage } from '../../../gallery/galleryPage'
import { holding } from '../../../gallery/holding'
import { TimeField } from './TimeField'

type Entered = string | undefined

const nothing = () => undefined

export const gallery: GalleryPage = {
  title: 'Time field',
  specimens: [
    holding<Entered>('A time', '08:30', (value, onChange) => (
      <TimeField
        label="Begins"
        hint="On the clock of the site"
        value={value}
        onChange={onChange}
        onBlur={nothing}
      />
    )),
    holding<Entered>('Wrong', undefined, (value, onChange) => (
      <TimeField
        label="Begins"
        isRequired
        error="Required"
        value={value}
        onChange={onChange}
        onBlur={nothing}
      />
    )),
    holding<Entered>('Read-only', '17:00', (value, onChange) => (
      <TimeField label="Ends" isReadOnly value={value} onChange={onChange} onBlur={nothing} />
    )),
  ],
}
