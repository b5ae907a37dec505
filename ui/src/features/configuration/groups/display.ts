import { keyList } from '../../../entities/configuration/codec'
import type { Settings, SettingValue } from '../../../shared/blocks/settings-form/settingField'
import { isTexts } from '../../../shared/blocks/settings-form/settingValues'
import { problem } from '../../../shared/blocks/validation/problem'
import { numberList } from '../../../shared/blocks/validation/text'
import { defineGroup, type DeclaredSetting } from '../settingsGroup'

const READ = 'admin/display/settings'

/** Source: docs/assumptions.md A-503. */
function isAmongRows(value: SettingValue, entered: Settings): string | undefined {
  const options = entered['displayGeneral:optionsRowsPerPage']
  const choices = typeof options === 'string' ? options : ''
  const isOffered = choices.split(',').some((choice) => Number(choice) === value)
  return isOffered ? undefined : problem('notOffered', { choices })
}

function isAmongSortable(value: SettingValue, entered: Settings): string | undefined {
  const sortable = entered['displayTask:columnsForSort']
  const keys = isTexts(sortable) ? sortable : []
  return typeof value === 'string' && keys.includes(value)
    ? undefined
    : problem('notOffered', { choices: keys.join(', ') })
}

const columns = <Key extends string>(key: Key) =>
  ({ key, kind: 'ordered', isRequired: true, source: 'columns', codec: keyList(key) }) as const

const sort = <Key extends string>(key: Key, more: Pick<DeclaredSetting, 'check'> = {}) =>
  ({ ...more, key, kind: 'select', isRequired: true, source: 'columns' }) as const

const RELOAD = { method: 'PUT' } as const

export const displayGeneral = defineGroup({
  id: 'displayGeneral',
  call: { read: `${READ}/general`, ...RELOAD },
  effect: 'reload',
  isEffectAssumed: false,
  sections: [
    {
      id: 'general',
      settings: [
        { key: 'optionsRowsPerPage', kind: 'text', isRequired: true, rule: numberList },
        { key: 'defaultRowsPerPage', kind: 'number', min: 1, isRequired: true, check: isAmongRows },
        {
          key: 'newRequestDefaultSortByOption',
          kind: 'text',
          isRequired: true,
          byDefault: 'closestMatch',
        },
      ],
    },
  ],
})

export const displayTask = defineGroup({
  id: 'displayTask',
  call: { read: `${READ}/task`, ...RELOAD },
  effect: 'reload',
  isEffectAssumed: false,
  sections: [
    {
      id: 'tasks',
      settings: [
        columns('defaultColumns'),
        columns('columnsForUserOverride'),
        columns('columnsForSort'),
        sort('taskListSort', { check: isAmongSortable }),
        { key: 'taskListSortDesc', kind: 'switch' },
        { key: 'taskListColumnsOverride', kind: 'switch' },
        { key: 'taskDetailOpenOverride', kind: 'switch' },
        { key: 'taskDetailClaim', kind: 'switch' },
        { key: 'taskDetailClaimOverride', kind: 'switch' },
      ],
    },
  ],
})

export const displayRequest = defineGroup({
  id: 'displayRequest',
  call: { read: `${READ}/request`, ...RELOAD },
  effect: 'reload',
  isEffectAssumed: false,
  sections: [
    {
      id: 'requests',
      settings: [
        columns('defaultColumns'),
        columns('columnsForUserOverride'),
        sort('requestListSort'),
        { key: 'requestListSortDesc', kind: 'switch' },
        { key: 'requestListColumnsOverride', kind: 'switch' },
      ],
    },
  ],
})
