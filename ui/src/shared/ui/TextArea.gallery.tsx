import type { GalleryPage } from '../../gallery/galleryPage'
import { holding } from '../../gallery/holding'
import { TextArea } from './TextArea'

const NOTE =
  'Signs for treasury payments up to the second level. Deputy is Tomás Herrera while on leave.'

export const gallery: GalleryPage = {
  title: 'Text area',
  specimens: [
    holding('With the letters counted', NOTE, (value, onChange) => (
      <TextArea
        label="Note for approvers"
        maxLength={300}
        isRequired
        value={value}
        onChange={onChange}
      />
    )),
    holding('Too long', NOTE, (value, onChange) => (
      <TextArea
        label="Note for approvers"
        maxLength={60}
        error="At most 60 characters; entered: 91"
        value={value}
        onChange={onChange}
      />
    )),
    holding('Empty', '', (value, onChange) => (
      <TextArea label="Reason" hint="The approver reads it" value={value} onChange={onChange} />
    )),
    holding('Read-only', NOTE, (value, onChange) => (
      <TextArea label="Note for approvers" isReadOnly value={value} onChange={onChange} />
    )),
    holding('Disabled', NOTE, (value, onChange) => (
      <TextArea label="Note for approvers" isDisabled value={value} onChange={onChange} />
    )),
  ],
}
