import type { SettingSection } from '../shared/blocks/settings-form/settingField'
import { filePath } from '../shared/blocks/validation/text'

/** Every kind of setting. */
export const settingSections: readonly SettingSection[] = [
  {
    id: 'log',
    title: 'Log',
    fields: [
      { key: 'file', label: 'Log file', kind: 'text', rule: filePath },
      {
        key: 'keptDays',
        label: 'Kept for',
        hint: 'Older files are deleted',
        kind: 'number',
        unit: 'days',
        min: 1,
        max: 365,
        isRequired: true,
      },
      { key: 'isTraced', label: 'Trace every call', kind: 'switch' },
      {
        key: 'level',
        label: 'Level',
        kind: 'select',
        isRequired: true,
        options: [
          { id: 'INFO', text: 'Information' },
          { id: 'WARN', text: 'Warnings' },
        ],
      },
      {
        key: 'target',
        label: 'Written to',
        kind: 'radio',
        options: [
          { id: 'FILE', text: 'A file' },
          { id: 'SERVER', text: 'A log server' },
        ],
      },
      { key: 'hosts', label: 'Log servers', kind: 'list' },
      { key: 'sources', label: 'Sources', kind: 'list', isReadOnly: true },
    ],
  },
  {
    id: 'look',
    title: 'Layout',
    fields: [
      { key: 'colour', label: 'Colour of the bar', kind: 'colour' },
      { key: 'note', label: 'Note', kind: 'multiline', maxLength: 20 },
      { key: 'version', label: 'Version', kind: 'text', isReadOnly: true },
    ],
  },
]

export const settingValues = {
  file: '/var/log/idm.log',
  keptDays: 30,
  isTraced: false,
  level: 'INFO',
  target: 'FILE',
  hosts: ['log1.example', 'log2.example'],
  sources: ['Gateway', 'Workflow engine'],
  colour: '#19224a',
  note: '',
  version: '4.10.0',
  unknownHere: 'kept',
}
