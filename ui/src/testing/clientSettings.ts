import type { Bootstrap } from '../shared/platform/session/sessionApi'
import { bootstrap } from './bootstrap'

/** One setting as the server stores it. */
export const setting = (value: unknown) => ({ key: 'k', sectionKey: 's', value })

/** Data of the start with these client settings: section -> key -> setting. */
export function clientWith(
  sections: Record<string, Record<string, unknown>>,
): Pick<Bootstrap, 'client'> {
  const { client } = bootstrap()
  return { client: { ...client, config: { ...client.config, ...sections } } }
}
