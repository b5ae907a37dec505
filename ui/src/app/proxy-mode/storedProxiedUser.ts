import * as v from 'valibot'
import type { ProxiedUser } from '../../shared/proxy-mode/proxyModeSlice'

const KEY = 'proxied-user'

const Stored = v.object({
  /** DN of who is signed in. */
  user: v.string(),
  proxied: v.object({ dn: v.string(), fullName: v.string() }),
})

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
  const { success, output } = v.safeParse(Stored, parse(sessionStorage.getItem(KEY)))
  return success && output.user === userDn ? output.proxied : undefined
}

export function rememberProxiedUser(userDn: string, proxied: ProxiedUser) {
  sessionStorage.setItem(KEY, JSON.stringify({ user: userDn, proxied }))
}

export function forgetProxiedUser() {
  sessionStorage.removeItem(KEY)
}
