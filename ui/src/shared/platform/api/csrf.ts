const COOKIE = 'netiq_idm_rbpm_acsrf'

/** The anti-forgery value the server set, read anew because it changes with the session. */
export function readCsrfToken(): string {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${COOKIE}=`))
  return pair ? decodeURIComponent(pair.slice(COOKIE.length + 1)) : ''
}
