import type { GalleryPage } from '../../gallery/galleryPage'
import { holding } from '../../gallery/holding'
import { Checkbox } from './Checkbox'
import { CheckboxGroup } from './CheckboxGroup'

const RIGHTS = [
  { id: 'view', text: 'View tasks of the team' },
  { id: 'claim', text: 'Claim tasks', caption: 'And decide them in the name of the team' },
  { id: 'manage', text: 'Manage availability', isDisabled: true },
]

export const gallery: GalleryPage = {
  title: 'Checkbox and checkbox group',
  specimens: [
    holding('Off', false, (value, onChange) => (
      <Checkbox label="Hide my photo" isSelected={value} onChange={onChange} />
    )),
    holding('On, with a hint', true, (value, onChange) => (
      <Checkbox
        label="Notify the recipient"
        hint="By mail, in the language of the recipient"
        isSelected={value}
        onChange={onChange}
      />
    )),
    holding('Some', false, (value, onChange) => (
      <Checkbox label="All drivers" isIndeterminate isSelected={value} onChange={onChange} />
    )),
    holding('Wrong', false, (value, onChange) => (
      <Checkbox
        label="I have read the policy"
        error="Required"
        isRequired
        isSelected={value}
        onChange={onChange}
      />
    )),
    holding('Changed', true, (value, onChange) => (
      <Checkbox label="Notify the manager" was="No" isSelected={value} onChange={onChange} />
    )),
    holding('Read-only', true, (value, onChange) => (
      <Checkbox label="Is a helpdesk user" isReadOnly isSelected={value} onChange={onChange} />
    )),
    holding('Disabled', true, (value, onChange) => (
      <Checkbox label="Login is disabled" isDisabled isSelected={value} onChange={onChange} />
    )),
    holding('A group', ['view'], (value, onChange) => (
      <CheckboxGroup
        label="Rights of the team manager"
        hint="Members keep theirs"
        options={RIGHTS}
        value={value}
        onChange={onChange}
      />
    )),
    holding('A group, wrong', [] as string[], (value, onChange) => (
      <CheckboxGroup
        label="Rights of the team manager"
        error="Required"
        isRequired
        options={RIGHTS}
        value={value}
        onChange={onChange}
      />
    )),
    holding('A group, read-only', ['view', 'claim'], (value, onChange) => (
      <CheckboxGroup
        label="Rights of the team manager"
        isReadOnly
        options={RIGHTS}
        value={value}
        onChange={onChange}
      />
    )),
  ],
}
