import { flagText, numberText, plain, within } from '../../../entities/configuration/codec'
import type { Settings, SettingValue } from '../../../shared/blocks/settings-form/settingField'
import { problem } from '../../../shared/blocks/validation/problem'
import { filePath } from '../../../shared/blocks/validation/text'
import { defineGroup } from '../settingsGroup'

const flag = <Key extends string>(key: Key) =>
  ({ key, kind: 'switch', codec: flagText(key) }) as const
const text = <Key extends string>(key: Key) => ({ key, kind: 'text' }) as const
const count = <Key extends string>(key: Key) =>
  ({ key, kind: 'number', min: 0, isRequired: true, codec: numberText(key) }) as const
const own = <Key extends string>(key: Key) =>
  ({ key, kind: 'number', min: 0, codec: numberText(key) }) as const

/** Everything is text. Source: docs/assumptions.md A-150. */
export const caches = defineGroup({
  id: 'caches',
  call: { read: 'admin/cache/configuration', method: 'POST' },
  effect: 'restart',
  isEffectAssumed: false,
  sections: [
    {
      id: 'caches',
      settings: [
        { ...count('lockAcquTimeout'), unit: 'milliseconds' },
        { ...own('localLockAcquTimeout'), unit: 'milliseconds' },
        { ...count('wakeUpIntervalSeconds'), unit: 'seconds' },
        { ...own('localWakeUpIntervalSeconds'), unit: 'seconds' },
        count('maxNodes'),
        own('localMaxNodes'),
        { ...count('timeToLiveSeconds'), unit: 'seconds' },
        { ...own('localTimeToLiveSeconds'), unit: 'seconds' },
        text('evictionPolicyClass'),
        text('localEvictionPolicyClass'),
      ],
      layers: [
        {
          all: 'lockAcquTimeout',
          local: 'localLockAcquTimeout',
          inForce: 'lockAcquCurrentTimeout',
        },
        {
          all: 'wakeUpIntervalSeconds',
          local: 'localWakeUpIntervalSeconds',
          inForce: 'currentWakeUpInterval',
        },
        { all: 'maxNodes', local: 'localMaxNodes', inForce: 'currentMaxNodes' },
        {
          all: 'timeToLiveSeconds',
          local: 'localTimeToLiveSeconds',
          inForce: 'currentTimeToLive',
        },
        {
          all: 'evictionPolicyClass',
          local: 'localEvictionPolicyClass',
          inForce: 'currentEvictionPolicyClass',
        },
      ],
    },
    {
      id: 'cluster',
      settings: [
        flag('clusterEnabled'),
        flag('localClusterEnabled'),
        text('groupID'),
        text('localGroupID'),
        text('clusterProps'),
        text('localClusterProps'),
        flag('permIndexClusterEnabled'),
        text('permIndexGroupID'),
        text('permIndexClusterProps'),
      ],
      layers: [
        {
          all: 'clusterEnabled',
          local: 'localClusterEnabled',
          inForce: 'clusterEnabledCurrentValue',
        },
        { all: 'groupID', local: 'localGroupID', inForce: 'currentGroupID' },
        { all: 'clusterProps', local: 'localClusterProps', inForce: 'clusterCurrentProps' },
        { all: 'permIndexClusterEnabled', inForce: 'permIndexClusterEnabledCurrentValue' },
        { all: 'permIndexGroupID', inForce: 'currentPermIndexGroupID' },
        { all: 'permIndexClusterProps', inForce: 'clusterPermIndexCurrentProps' },
      ],
    },
  ],
})

const cef = (key: string) => within('cefConfigs', plain(key))

/** Events that go nowhere are lost. */
function needsTarget(host: SettingValue, entered: Settings): string | undefined {
  const isOn = entered['auditing:enableCEF'] === true
  return isOn && String(host ?? '').trim() === '' ? problem('required') : undefined
}

/** Source: SPEC 5 "Field validators", file paths. */
export const auditing = defineGroup({
  id: 'auditing',
  call: {
    read: 'admin/logging/list?fetchAuditConfigs=true&fetchLogConfigs=false',
    write: 'admin/logging/auditConfig',
    method: 'POST',
  },
  effect: 'restart',
  isEffectAssumed: true,
  sections: [
    {
      id: 'auditing',
      settings: [
        { key: 'enableCEF', kind: 'switch' },
        { key: 'destinationHost', kind: 'text', codec: cef('destinationHost'), check: needsTarget },
        {
          key: 'destinationPort',
          kind: 'number',
          min: 1,
          max: 65_535,
          isRequired: true,
          codec: cef('destinationPort'),
        },
        { key: 'protocol', kind: 'radio', choices: ['TCP', 'UDP'], codec: cef('protocol') },
        { key: 'useTLS', kind: 'switch', codec: cef('useTLS') },
        { key: 'keyStorePath', kind: 'text', rule: filePath, codec: cef('keyStorePath') },
        { key: 'keyStorePWD', kind: 'secret', codec: cef('keyStorePWD') },
        {
          key: 'intermediateStoragePath',
          kind: 'text',
          rule: filePath,
          codec: cef('intermediateStoragePath'),
        },
      ],
    },
  ],
})

const POOL = ['minPoolSize', 'initialPoolSize', 'maxPoolSize'].map((key) => `engine:${key}`)

/** The smallest pool comes first. Source: docs/assumptions.md A-151. */
function isOrdered(_value: SettingValue, entered: Settings): string | undefined {
  const [least = 0, first = 0, most = 0] = POOL.map((key) => Number(entered[key]))
  return least <= first && first <= most ? undefined : problem('poolOrder')
}

const atLeast = <Key extends string>(
  min: number,
  key: Key,
  unit?: 'seconds' | 'minutes' | 'hours' | 'days',
) => ({ key, kind: 'number', min, isRequired: true, ...(unit && { unit }) }) as const
const pool = <Key extends string>(key: Key) => ({ ...atLeast(1, key), check: isOrdered }) as const

export const engine = defineGroup({
  id: 'engine',
  call: { read: 'admin/workflowengines/configuration', method: 'POST' },
  effect: 'restart',
  isEffectAssumed: true,
  sections: [
    {
      id: 'threads',
      settings: [
        pool('minPoolSize'),
        pool('initialPoolSize'),
        pool('maxPoolSize'),
        atLeast(1, 'keepAliveTime', 'seconds'),
      ],
    },
    {
      id: 'times',
      settings: [
        atLeast(0, 'userActivityTimeout', 'minutes'),
        atLeast(0, 'webServiceActivityTimeout', 'minutes'),
        atLeast(1, 'completedProcessTimeout', 'days'),
        atLeast(1, 'cleanupInterval', 'hours'),
        atLeast(1, 'retryQueueInterval', 'minutes'),
        atLeast(1, 'pendingInterval', 'seconds'),
        atLeast(1, 'maxShutdownTime', 'seconds'),
      ],
    },
    {
      id: 'heartbeat',
      settings: [
        atLeast(1, 'heartbeatInterval', 'seconds'),
        atLeast(2, 'heartbeatFactor'),
        { key: 'enableEmailNotification', kind: 'switch' },
      ],
    },
    {
      id: 'processCache',
      settings: [
        atLeast(1, 'processCacheInitialCapacity'),
        atLeast(1, 'processCacheMaxCapacity'),
        {
          key: 'processCacheLoadFactor',
          kind: 'number',
          min: 0.01,
          max: 1,
          decimals: 2,
          isRequired: true,
        },
      ],
    },
  ],
})
