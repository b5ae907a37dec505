/** Route segments of the pages in proxy mode. Source: SPEC 6 "Roles and permissions". */
const PROXY_PAGES = new Set(['tasks', 'requests', 'history'])

/** Whether a path, `/tasks/17?q=*` or the pattern `tasks/:id`, is open in proxy mode. */
export function isOpenInProxyMode(path: string): boolean {
  const [segment = ''] = path.replace(/^[/]/, '').split(/[/?]/)
  return PROXY_PAGES.has(segment)
}

/** The page that is opened when proxy mode begins or ends. Source: SPEC 4 "Proxy mode". */
export const PROXY_START = 'tasks'
