import type { Settings, SettingValue } from '../../../shared/blocks/settings-form/settingField'
import { problem } from '../../../shared/blocks/validation/problem'
import { serverAddress } from '../../../shared/blocks/validation/text'
import { defineGroup } from '../settingsGroup'

const isEmpty = (value: SettingValue) => typeof value !== 'string' || value.trim() === ''

/** The host is required while approvals or the catalog of the service are shown. */
function needsHost(host: SettingValue, entered: Settings): string | undefined {
  const isUsed =
    entered['ig:showIgApprovals'] === true || entered['ig:showIgRequestCatalog'] === true
  return isUsed && isEmpty(host) ? problem('required') : undefined
}

export const ig = defineGroup({
  id: 'ig',
  call: { read: 'access/administration/igConfig', method: 'POST' },
  effect: 'reload',
  isEffectAssumed: true,
  sections: [
    {
      id: 'ig',
      settings: [
        { key: 'host', kind: 'text', rule: serverAddress, check: needsHost },
        { key: 'adminUserName', kind: 'text' },
        { key: 'adminPassword', kind: 'secret' },
        { key: 'showIgApprovals', kind: 'switch' },
        { key: 'showIgRequestCatalog', kind: 'switch' },
      ],
    },
  ],
})

const TIME = { kind: 'number', min: 1, isRequired: true } as const

/** Source: docs/assumptions.md A-502. */
export const cprs = defineGroup({
  id: 'cprs',
  call: { read: 'access/administration/cprsConfig', method: 'POST' },
  effect: 'run',
  isEffectAssumed: true,
  sections: [
    {
      id: 'cprs',
      settings: [
        { key: 'enableCprs', kind: 'switch', byDefault: true },
        { key: 'pollingInterval', ...TIME, unit: 'minutes', byDefault: 60 },
        { key: 'cleanupTimeInDays', ...TIME, unit: 'days', byDefault: 7 },
      ],
    },
  ],
})
