import { flagText, numberText, plain, within } from '../../../entities/configuration/codec'
import type { Settings, SettingValue } from '../../../shared/blocks/settings-form/settingField'
import { problem } from '../../../shared/blocks/validation/problem'
import { filePath } from '../../../shared/blocks/validation/text'
import { defineGroup, type DeclaredSetting } from '../settingsGroup'

const flag = <Key extends string>(key: Key) =>
  ({ key, kind: 'switch', codec: flagText(key) }) as const
const text = <Key extends string>(key: Key) => ({ key, kind: 'text' }) as const
const count = <Key extends string>(key: Key, unit?: 'milliseconds' | 'seconds') =>
  ({ key, kind: 'number', min: 0, isRequired: true, unit, codec: numberText(key) }) as const

/** Declares a setting for this server alone. While it is empty, the common value applies. */
const own = <Key extends string>({ key, ...shape }: DeclaredSetting<Key>) => {
  const local = `local${key.charAt(0).toUpperCase()}${key.slice(1)}` as const
  const codecs = { number: numberText, switch: flagText } as const
  const codec =
    shape.kind === 'number' || shape.kind === 'switch' ? codecs[shape.kind](local) : plain(local)
  return { ...shape, key: local, localOf: key as Key, codec, isRequired: false }
}

const COMMON = [
  { ...count('lockAcquTimeout', 'milliseconds'), inForce: 'lockAcquCurrentTimeout' },
  { ...count('wakeUpIntervalSeconds', 'seconds'), inForce: 'currentWakeUpInterval' },
  { ...count('maxNodes'), inForce: 'currentMaxNodes' },
  { ...count('timeToLiveSeconds', 'seconds'), inForce: 'currentTimeToLive' },
  { ...text('evictionPolicyClass'), inForce: 'currentEvictionPolicyClass' },
] as const

const CLUSTER = [
  { ...flag('clusterEnabled'), inForce: 'clusterEnabledCurrentValue' },
  { ...text('groupID'), inForce: 'currentGroupID' },
  { ...text('clusterProps'), inForce: 'clusterCurrentProps' },
] as const

/** Settings that are the same for all servers. */
const INDEX = [
  { ...flag('permIndexClusterEnabled'), inForce: 'permIndexClusterEnabledCurrentValue' },
  { ...text('permIndexGroupID'), inForce: 'currentPermIndexGroupID' },
  { ...text('permIndexClusterProps'), inForce: 'clusterPermIndexCurrentProps' },
] as const

const withOwn = (setting: (typeof COMMON | typeof CLUSTER)[number]) => [setting, own(setting)]
const layer = ({ key, inForce }: (typeof COMMON | typeof CLUSTER)[number]) => ({
  all: key,
  local: own({ key, kind: 'text' }).key,
  inForce,
})

/** The server sends numbers and switches of this group as texts. Source: docs/assumptions.md A-150. */
export const caches = defineGroup({
  id: 'caches',
  call: { read: 'admin/cache/configuration', method: 'POST' },
  effect: 'restart',
  isEffectAssumed: false,
  sections: [
    { id: 'caches', settings: COMMON.flatMap(withOwn), layers: COMMON.map(layer) },
    {
      id: 'cluster',
      settings: [...CLUSTER.flatMap(withOwn), ...INDEX],
      layers: [...CLUSTER.map(layer), ...INDEX.map(({ key, inForce }) => ({ all: key, inForce }))],
    },
  ],
})

const cef = (key: string) => within('cefConfigs', plain(key))

/** The host is required while auditing is on: without a host, events are lost. */
function needsTarget(host: SettingValue, entered: Settings): string | undefined {
  const isOn = entered['auditing:enableCEF'] === true
  return isOn && (typeof host !== 'string' || host.trim() === '') ? problem('required') : undefined
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
          isName: true,
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

/** Checks the order of the pool sizes: minimum, initial, maximum. Source: docs/assumptions.md A-151. */
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
