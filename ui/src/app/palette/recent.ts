import * as v from 'valibot'
import { destinationKinds, type Destination } from './destination'

const KEY = 'palette-recent'
const KEPT = 5

const Kept = v.object({
  user: v.string(),
  destinations: v.array(
    v.object({
      kind: v.picklist(destinationKinds),
      path: v.string(),
      title: v.string(),
      detail: v.string(),
    }),
  ),
})

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/**
 * The results that a person opened in this tab, the latest first; those of another person are ignored. Source:
 * docs/assumptions.md A-225.
 */
export function readRecent(userDn: string): Destination[] {
  const { success, output } = v.safeParse(Kept, parse(sessionStorage.getItem(KEY)))
  return success && output.user === userDn ? output.destinations : []
}

export function rememberRecent(userDn: string, destination: Destination) {
  const others = readRecent(userDn).filter(({ path }) => path !== destination.path)
  const destinations = [destination, ...others].slice(0, KEPT)
  sessionStorage.setItem(KEY, JSON.stringify({ user: userDn, destinations }))
}
