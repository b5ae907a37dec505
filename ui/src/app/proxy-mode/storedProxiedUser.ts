import type { ProxiedUser } from '../../shared/platform/store/proxyModeSlice'

const KEY = 'proxied-user'

interface Stored {
  /** DN of who is signed in. */
  user: string
  proxied: ProxiedUser
}

/** By hand: the first page would load a library for it. */
function isStored(value: unknown): value is Stored {
  const { user, proxied } = Object(value) as Partial<Stored>
  return [user, proxied?.dn, proxied?.fullName].every((text) => typeof text === 'string')
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/**
 * For whom a person acts in this tab, over reloads and a new sign-in; what somebody else left counts for nothing.
 *
 * Source: docs/assumptions.md A-316.
 */
export function readProxiedUser(userDn: string): ProxiedUser | undefined {
  const stored = parse(sessionStorage.getItem(KEY))
  return isStored(stored) && stored.user === userDn ? stored.proxied : undefined
}

export function rememberProxiedUser(userDn: string, proxied: ProxiedUser) {
  sessionStorage.setItem(KEY, JSON.stringify({ user: userDn, proxied }))
}

export function forgetProxiedUser() {
  sessionStorage.removeItem(KEY)
}
