import type { components } from '../contract/schema'

async function ask(): Promise<boolean> {
  try {
    const answer = await fetch(new URL('bff/session?touch=false', document.baseURI))
    const session = (await answer.json()) as components['schemas']['Session']
    return session.signedIn
  } catch {
    // Without a reply, the session counts as alive; the repeated call will report the error.
    return true
  }
}

let asking: Promise<boolean> | undefined

/** Asks the gateway; calls that lose their session at the same time share one question. */
export function isStillSignedIn(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}
