import type { GalleryPage } from '../../gallery/galleryPage'
import { holding } from '../../gallery/holding'
import { TextField } from './TextField'

export const gallery: GalleryPage = {
  title: 'Text field',
  specimens: [
    holding('Plain', 'Ingrid', (value, onChange) => (
      <TextField label="First name" value={value} onChange={onChange} />
    )),
    holding('Empty, required, with a hint', '', (value, onChange) => (
      <TextField
        label="Last name"
        hint="As it stands in the passport"
        placeholder="Solberg"
        isRequired
        value={value}
        onChange={onChange}
      />
    )),
    holding('Wrong', 'Treasury <read>', (value, onChange) => (
      <TextField
        label="Role name"
        isRequired
        error="< has invalid character"
        value={value}
        onChange={onChange}
      />
    )),
    holding('Changed', 'Oslo, Bjørvika', (value, onChange) => (
      <TextField label="Location" was="Bergen" value={value} onChange={onChange} />
    )),
    holding('Changed, and was empty', '004 817', (value, onChange) => (
      <TextField label="Employee number" was="" value={value} onChange={onChange} />
    )),
    holding('Read-only', 'isolberg', (value, onChange) => (
      <TextField
        label="Common name"
        hint="Set when the user is created"
        isReadOnly
        value={value}
        onChange={onChange}
      />
    )),
    holding('Disabled', 'ou=users,o=data', (value, onChange) => (
      <TextField label="Container" isDisabled value={value} onChange={onChange} />
    )),
    holding('Password', 'harbour7light', (value, onChange) => (
      <TextField label="Password" type="password" isRequired value={value} onChange={onChange} />
    )),
    holding('Mail address', 'isolberg@aldermoor.example', (value, onChange) => (
      <TextField label="Email" type="email" value={value} onChange={onChange} />
    )),
    holding('Telephone', '+47 22 40 11 07', (value, onChange) => (
      <TextField label="Telephone" type="tel" value={value} onChange={onChange} />
    )),
    holding('The label hidden', '', (value, onChange) => (
      <TextField
        label="Find a role"
        hideLabel
        placeholder="Find a role"
        value={value}
        onChange={onChange}
      />
    )),
    holding('Long words', 'A'.repeat(120), (value, onChange) => (
      <TextField
        label="Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"
        hint="Name of the society as it stands in the register of companies of the town where it was founded"
        error={`${'Too_long'.repeat(12)} is too long`}
        was={'B'.repeat(80)}
        isRequired
        value={value}
        onChange={onChange}
      />
    )),
  ],
}
