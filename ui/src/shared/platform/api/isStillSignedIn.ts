import type { components } from '../contract/schema'

async function ask(): Promise<boolean> {
  try {
    const answer = await fetch(new URL('bff/session?touch=false', document.baseURI))
    const session = (await answer.json()) as components['schemas']['Session']
    return session.signedIn
  } catch {
    // No answer is no proof that the session is gone; the repeated call will say what is wrong.
    return true
  }
}

let asking: Promise<boolean> | undefined

/** Asks the BFF; calls that lose their session at the same time share one question. */
export function isStillSignedIn(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}
