import type { GalleryPage } from '../../gallery/galleryPage'
import { holding } from '../../gallery/holding'
import { RadioGroup } from './RadioGroup'

type Kind = 'SERIAL' | 'QUORUM' | 'CUSTOM'

const KINDS = [
  { id: 'SERIAL', text: 'Serial', caption: 'One step after another' },
  { id: 'QUORUM', text: 'Quorum', caption: 'A percentage of the approvers' },
  { id: 'CUSTOM', text: 'Custom', caption: 'A workflow of your own' },
] as const

const ONE_OFF = [KINDS[0], { ...KINDS[1], isDisabled: true }, KINDS[2]] as const

export const gallery: GalleryPage = {
  title: 'Radio group',
  specimens: [
    holding<Kind>('Plain', 'QUORUM', (value, onChange) => (
      <RadioGroup label="Kind of approval" options={KINDS} value={value} onChange={onChange} />
    )),
    holding<Kind>('As cards', 'SERIAL', (value, onChange) => (
      <RadioGroup
        label="Kind of approval"
        look="cards"
        options={KINDS}
        value={value}
        onChange={onChange}
      />
    )),
    holding<Kind | undefined>('Nothing chosen, wrong', undefined, (value, onChange) => (
      <RadioGroup
        label="Kind of approval"
        isRequired
        error="Required"
        options={KINDS}
        value={value}
        onChange={onChange}
      />
    )),
    holding<Kind>('One cannot be chosen', 'CUSTOM', (value, onChange) => (
      <RadioGroup
        label="Kind of approval"
        look="cards"
        hint="There is no list for a quorum yet"
        was="Serial"
        options={ONE_OFF}
        value={value}
        onChange={onChange}
      />
    )),
    holding<Kind>('Read-only', 'SERIAL', (value, onChange) => (
      <RadioGroup
        label="Kind of approval"
        isReadOnly
        options={KINDS}
        value={value}
        onChange={onChange}
      />
    )),
    holding<Kind>('Disabled', 'SERIAL', (value, onChange) => (
      <RadioGroup
        label="Kind of approval"
        isDisabled
        look="cards"
        options={KINDS}
        value={value}
        onChange={onChange}
      />
    )),
  ],
}
