/**
 * Whether a message of the frame says that the password was changed: any that the service itself posts, or that of
 * the gateway's page to which it leads back.
 *
 * Source: SPEC 2 "Change password"; docs/assumptions.md A-70.
 */
export function isCompletion({ origin, data }: MessageEvent<unknown>, frameUrl: string): boolean {
  if (origin === new URL(frameUrl, document.baseURI).origin) return true
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined
  return origin === window.location.origin && type === 'password-changed'
}
