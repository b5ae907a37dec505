import { defineGroup } from '../settingsGroup'

/** Source: docs/assumptions.md A-502. */
const RETENTION = { kind: 'number', unit: 'minutes', min: 0, isRequired: true } as const

/** Source: SPEC 7 "Cache, codemap, admin settings, logging". */
export const delegation = defineGroup({
  id: 'delegation',
  call: { read: 'access/administration/delegation', method: 'POST' },
  effect: 'now',
  isEffectAssumed: true,
  sections: [
    {
      id: 'delegation',
      settings: [
        { key: 'allRequests', kind: 'switch' },
        { key: 'delegateNotfTemplate', kind: 'select', source: 'templates' },
        { key: 'delegationRetentionTime', ...RETENTION },
      ],
    },
    {
      id: 'availability',
      settings: [
        { key: 'availabilityNotfTemplate', kind: 'select', source: 'templates' },
        { key: 'availabilityRetentionTime', ...RETENTION },
      ],
    },
  ],
})

export const proxy = defineGroup({
  id: 'proxy',
  call: { read: 'admin/proxy/configuration', method: 'POST' },
  effect: 'now',
  isEffectAssumed: true,
  sections: [
    {
      id: 'proxy',
      settings: [
        { key: 'proxyNotfTemplate', kind: 'select', source: 'templates' },
        { key: 'proxyRetentionTime', ...RETENTION, effect: 'run' },
      ],
    },
  ],
})

const INTERVAL = { kind: 'number', unit: 'minutes', min: 1, isRequired: true } as const

export const cleanup = defineGroup({
  id: 'cleanup',
  call: { read: 'admin/proxy/service/settings', method: 'POST' },
  effect: 'run',
  isEffectAssumed: true,
  sections: [
    {
      id: 'services',
      settings: [
        { key: 'cleanUpSeviceActivationInteval', ...INTERVAL },
        { key: 'syncServiceActivationInterval', ...INTERVAL },
      ],
    },
  ],
})
