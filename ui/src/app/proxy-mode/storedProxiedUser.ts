import type { ProxiedUser } from '../../shared/platform/store/proxyModeSlice'

const KEY = 'proxied-user'

interface Stored {
  /** DN of the signed-in person. */
  user: string
  proxied: ProxiedUser
}

/** Checked by hand: a library would have to load with the first page. */
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
 * The person acted for in this tab, kept over reloads and a new sign-in; the entry of another user is ignored. Source:
 * docs/assumptions.md A-316.
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
