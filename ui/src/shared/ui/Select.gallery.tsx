import type { GalleryPage } from '../../gallery/galleryPage'
import { holding } from '../../gallery/holding'
import { Select } from './Select'

type Level = '10' | '20' | '30'

const LEVELS = [
  { id: '30', text: 'Business Role' },
  { id: '20', text: 'IT Role' },
  { id: '10', text: 'Permission Role', isDisabled: true },
] as const

export const gallery: GalleryPage = {
  title: 'Select',
  specimens: [
    holding<Level>('Selected', '30', (value, onChange) => (
      <Select label="Level" options={LEVELS} value={value} onChange={onChange} />
    )),
    holding<Level | undefined>('Nothing chosen yet', undefined, (value, onChange) => (
      <Select
        label="Level"
        placeholder="Choose a level"
        hint="It cannot be changed later"
        isRequired
        options={LEVELS}
        value={value}
        onChange={onChange}
      />
    )),
    holding<Level | undefined>('Wrong', undefined, (value, onChange) => (
      <Select
        label="Level"
        placeholder="Choose a level"
        error="Required"
        isRequired
        options={LEVELS}
        value={value}
        onChange={onChange}
      />
    )),
    holding<Level>('Changed', '20', (value, onChange) => (
      <Select
        label="Level"
        was="Business Role"
        options={LEVELS}
        value={value}
        onChange={onChange}
      />
    )),
    holding<Level>('Small, the label before it', '20', (value, onChange) => (
      <Select
        label="Level"
        size="small"
        isInline
        options={LEVELS}
        value={value}
        onChange={onChange}
      />
    )),
    holding<Level>('Read-only', '10', (value, onChange) => (
      <Select label="Level" isReadOnly options={LEVELS} value={value} onChange={onChange} />
    )),
    holding<Level>('Disabled', '10', (value, onChange) => (
      <Select label="Level" isDisabled options={LEVELS} value={value} onChange={onChange} />
    )),
  ],
}
