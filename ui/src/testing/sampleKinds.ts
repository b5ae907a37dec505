import type { SettingSection, Settings } from '../shared/blocks/settings-form/settingField'
import { problem } from '../shared/blocks/validation/problem'

const columns = [
  { id: 'name', text: 'Name' },
  { id: 'status', text: 'Status' },
  { id: 'date', text: 'Date' },
]

/** Settings that others depend on, that are never read, in an order, in several languages and in layers. */
export const kindSections: readonly SettingSection[] = [
  {
    id: 'mail',
    title: 'Mail',
    isEffectAssumed: true,
    fields: [
      {
        key: 'isOn',
        label: 'Approve by email',
        kind: 'switch',
        effect: 'run',
        consequence: (value) => (value === false ? 'Links stop working.' : undefined),
      },
      {
        key: 'host',
        label: 'Host',
        kind: 'text',
        effect: 'restart',
        check: (value, { isOn }) =>
          isOn === true && value === '' ? problem('required') : undefined,
      },
      { key: 'password', label: 'Password', kind: 'secret', effect: 'run' },
      {
        key: 'folder',
        label: 'Folder',
        kind: 'text',
        isRequired: true,
        isShown: ({ isOn }) => isOn === true,
      },
    ],
  },
  {
    id: 'columns',
    title: 'Columns',
    fields: [
      {
        key: 'columns',
        label: 'Columns',
        kind: 'ordered',
        isRequired: true,
        effect: 'reload',
        options: columns,
      },
      {
        key: 'words',
        label: 'Words',
        kind: 'phrases',
        effect: 'reload',
        texts: [{ key: 'approve', label: 'Approves' }],
      },
    ],
  },
  {
    id: 'caches',
    title: 'Caches',
    fields: [
      { key: 'most', label: 'Maximum objects', kind: 'number', effect: 'restart' },
      { key: 'ownMost', label: 'Maximum objects here', kind: 'number', effect: 'restart' },
    ],
    layers: [
      {
        key: 'most',
        label: 'Maximum objects',
        hint: 'Empty for the value of all servers',
        all: 'most',
        local: 'ownMost',
        inForce: '10,000',
      },
    ],
  },
]

export const kindValues: Settings = {
  isOn: true,
  host: 'mail.example',
  password: '',
  folder: 'INBOX',
  columns: ['name', 'status'],
  words: { approve: [{ locale: 'en', text: 'Yes' }] },
  most: 10_000,
}
