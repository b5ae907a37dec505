import type { GalleryPage } from '../../gallery/galleryPage'
import { holding } from '../../gallery/holding'
import { ComboBox } from './ComboBox'
import type { Option } from './options'

const PLACES: readonly Option[] = [
  { id: 'osl', text: 'Oslo, Bjørvika', caption: 'Norway' },
  { id: 'bgo', text: 'Bergen', caption: 'Norway' },
  { id: 'lis', text: 'Lisbon', caption: 'Portugal', isDisabled: true },
  { id: 'dxb', text: 'دبي', caption: 'الإمارات العربية المتحدة' },
]

type Chosen = Option | undefined

export const gallery: GalleryPage = {
  title: 'Combo box',
  specimens: [
    holding<Chosen>('Selected', PLACES[0], (value, onChange) => (
      <ComboBox label="Location" options={PLACES} value={value} onChange={onChange} />
    )),
    holding<Chosen>('Empty', undefined, (value, onChange) => (
      <ComboBox
        label="Location"
        placeholder="Type a town"
        hint="Where the desk is"
        isRequired
        options={PLACES}
        value={value}
        onChange={onChange}
      />
    )),
    holding<Chosen>('Wrong', undefined, (value, onChange) => (
      <ComboBox
        label="Location"
        error="Required"
        isRequired
        options={PLACES}
        value={value}
        onChange={onChange}
      />
    )),
    holding<Chosen>('Searched by a server that is still looking', undefined, (value, onChange) => (
      <ComboBox
        label="Cost centre"
        options={[]}
        isLoading
        onSearch={() => undefined}
        value={value}
        onChange={onChange}
      />
    )),
    holding<Chosen>('Read-only', PLACES[1], (value, onChange) => (
      <ComboBox label="Location" isReadOnly options={PLACES} value={value} onChange={onChange} />
    )),
    holding<Chosen>('Disabled', PLACES[1], (value, onChange) => (
      <ComboBox label="Location" isDisabled options={PLACES} value={value} onChange={onChange} />
    )),
  ],
}
