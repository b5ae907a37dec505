/** Route segments of what can be done in somebody's name. Source: SPEC 6 "Roles and permissions". */
const PROXY_PAGES = new Set(['tasks', 'requests', 'history'])

/** Whether a path, `/tasks/17?q=*` or the pattern `tasks/:id`, is open in proxy mode. */
export function isOpenInProxyMode(path: string): boolean {
  const [segment = ''] = path.replace(/^[/]/, '').split(/[/?]/)
  return PROXY_PAGES.has(segment)
}

/** Where proxy mode begins and ends. Source: SPEC 4 "Proxy mode". */
export const PROXY_START = 'tasks'
