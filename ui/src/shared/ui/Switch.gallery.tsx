import type { GalleryPage } from '../../gallery/galleryPage'
import { holding } from '../../gallery/holding'
import { Switch } from './Switch'

export const gallery: GalleryPage = {
  title: 'Switch',
  specimens: [
    holding('On', true, (value, onChange) => (
      <Switch label="Approval is required" isSelected={value} onChange={onChange} />
    )),
    holding('Off, with a hint', false, (value, onChange) => (
      <Switch
        label="Send reminders"
        hint="Every third day, until somebody decides"
        isSelected={value}
        onChange={onChange}
      />
    )),
    holding('Changed', true, (value, onChange) => (
      <Switch label="Show the footer" was="Off" isSelected={value} onChange={onChange} />
    )),
    holding('Wrong', true, (value, onChange) => (
      <Switch
        label="Email based approval"
        error="The mail server cannot be reached"
        isSelected={value}
        onChange={onChange}
      />
    )),
    holding('Read-only', true, (value, onChange) => (
      <Switch label="Caching is enabled" isReadOnly isSelected={value} onChange={onChange} />
    )),
    holding('Disabled', true, (value, onChange) => (
      <Switch label="Auditing is enabled" isDisabled isSelected={value} onChange={onChange} />
    )),
  ],
}
