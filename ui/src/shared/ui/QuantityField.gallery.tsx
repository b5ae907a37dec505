import type { GalleryPage } from '../../gallery/galleryPage'
import { holding } from '../../gallery/holding'
import { QuantityField } from './QuantityField'

export const gallery: GalleryPage = {
  title: 'Quantity field',
  specimens: [
    holding<number | undefined>('With a unit', 1200, (value, onChange) => (
      <QuantityField label="Session time-out" unit="seconds" value={value} onChange={onChange} />
    )),
    holding<number | undefined>('Empty', undefined, (value, onChange) => (
      <QuantityField
        label="Order"
        hint="Lower comes first"
        isRequired
        min={1}
        value={value}
        onChange={onChange}
      />
    )),
    holding<number | undefined>('Out of range', 900, (value, onChange) => (
      <QuantityField
        label="Photo size"
        unit="kb"
        min={1}
        max={512}
        error="At most 512"
        value={value}
        onChange={onChange}
      />
    )),
    holding<number | undefined>('Read-only', 30, (value, onChange) => (
      <QuantityField label="Role level" isReadOnly value={value} onChange={onChange} />
    )),
    holding<number | undefined>('Disabled', 5, (value, onChange) => (
      <QuantityField label="Retries" isDisabled value={value} onChange={onChange} />
    )),
  ],
}
