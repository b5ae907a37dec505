import type { GalleryPage } from '../../../gallery/galleryPage'
import { holding } from '../../../gallery/holding'
import { DatePicker } from './DatePicker'
import { FieldOutline } from '../../ui/FieldOutline'

type Chosen = string | undefined

export const gallery: GalleryPage = {
  title: 'Date picker',
  specimens: [
    holding<Chosen>('A day', '2027-03-31', (value, onChange) => (
      <DatePicker
        label="Contract ends"
        hint="Access ends at midnight of this day"
        value={value}
        onChange={onChange}
      />
    )),
    holding<Chosen>('Empty', undefined, (value, onChange) => (
      <DatePicker label="Contract ends" isRequired value={value} onChange={onChange} />
    )),
    holding<Chosen>('With the time', '2027-03-31T08:30', (value, onChange) => (
      <DatePicker
        label="Valid from"
        precision="minute"
        was="3/1/2027, 8:30 AM"
        value={value}
        onChange={onChange}
      />
    )),
    holding<Chosen>('Wrong', '2027-03-31', (value, onChange) => (
      <DatePicker
        label="Valid until"
        min="2027-04-01"
        error="The end is before the beginning"
        value={value}
        onChange={onChange}
      />
    )),
    holding<Chosen>('Read-only', '2019-08-14', (value, onChange) => (
      <DatePicker label="Joined" isReadOnly value={value} onChange={onChange} />
    )),
    holding<Chosen>('Disabled', '2019-08-14', (value, onChange) => (
      <DatePicker label="Joined" isDisabled value={value} onChange={onChange} />
    )),
    {
      name: 'Its code is on the way',
      Show: () => <FieldOutline label="Joined" hint="The first day of work" isRequired />,
    },
  ],
}
