import type { components } from '../../shared/platform/contract/schema'

type CustomizeCacheNode = components['schemas']['CustomizeCacheNode']

/** A limit of one cache; without an own limit, that of all caches applies. */
export interface CacheLimit {
  hasOwn: boolean
  own: number | undefined
  /** The limit for all caches. */
  common: number | undefined
  inForce: number | undefined
}

/** The limits of one cache. Source: docs/assumptions.md A-150. */
export interface CacheLimits {
  name: string
  isEnabled: boolean
  /** Whether the limits of the cache cannot be changed. */
  isFixed: boolean
  maxObjects: CacheLimit
  /** Seconds. */
  timeToLive: CacheLimit
  /** Seconds. */
  maxAge: CacheLimit
  /** The node as it was loaded. */
  node: CustomizeCacheNode
}

const numberOf = (text: string | undefined) =>
  text === undefined || text === '' ? undefined : Number(text)

const limitOf = (hasOwn?: string, own?: string, common?: string, inForce?: number): CacheLimit => ({
  hasOwn: hasOwn === 'true',
  own: numberOf(own),
  common: numberOf(common),
  inForce,
})

/** Reads the limits of a cache. The server sends numbers and switches as texts, and one member is misspelled. */
export function readLimits(node: CustomizeCacheNode): CacheLimits {
  return {
    name: node.cacheValue,
    isEnabled: node.cacheEnable === 'true',
    isFixed: node.cacheReadonly === 'true',
    maxObjects: limitOf(
      node.enableLocalMaxnodes,
      node.localMaxnodes,
      node.globalMaxnodes,
      node.maxnodesCurrent,
    ),
    timeToLive: limitOf(
      node.enableLocalTimetolive,
      node.loacalTimetolive,
      node.globalTimetolive,
      node.timetoliveCurrent,
    ),
    maxAge: limitOf(
      node.enableLocalMaxage,
      node.localMaxage,
      node.globalMaxage,
      node.maxageCurrent,
    ),
    node,
  }
}

const flag = (isOn: boolean) => (isOn ? 'true' : 'false')

/** The node for a save: as it was loaded, with the entered limits. */
export function toLimitsNode(limits: CacheLimits): CustomizeCacheNode {
  const { node, isEnabled, maxObjects, timeToLive, maxAge } = limits
  return {
    ...node,
    cacheEnable: flag(isEnabled),
    enableLocalMaxnodes: flag(maxObjects.hasOwn),
    localMaxnodes: String(maxObjects.own ?? ''),
    enableLocalTimetolive: flag(timeToLive.hasOwn),
    loacalTimetolive: String(timeToLive.own ?? ''),
    enableLocalMaxage: flag(maxAge.hasOwn),
    localMaxage: String(maxAge.own ?? ''),
  }
}
