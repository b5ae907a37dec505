import {
  Archive,
  BookMarked,
  CalendarClock,
  Camera,
  Columns3,
  FileText,
  GitMerge,
  HeartPulse,
  KeyRound,
  Landmark,
  Mail,
  ScrollText,
  Shapes,
  UserRoundCheck,
  UserRoundCog,
  Workflow,
  type IconNode,
} from 'lucide'
import type { CustomTypeOptions } from 'i18next'
import { entitlementQuery, roles, sod } from './groups/catalog'
import { cprs, ig } from './groups/connections'
import { cleanup, delegation, proxy } from './groups/cover'
import { displayGeneral, displayRequest, displayTask } from './groups/display'
import { emailApproval } from './groups/emailApproval'
import { auditing, caches, engine } from './groups/servers'
import type { SettingsGroup } from './settingsGroup'

type Texts = CustomTypeOptions['resources']['configuration']
export type PageId = keyof Texts['page']
export type Caption = keyof Texts['caption']

export interface SettingsPageEntry {
  id: PageId
  caption: Caption
  icon: IconNode
  /** Groups whose settings stand on the page. */
  groups: readonly SettingsGroup[]
}

const page = (
  caption: Caption,
  id: PageId,
  icon: IconNode,
  ...groups: readonly SettingsGroup[]
): SettingsPageEntry => ({ id, caption, icon, groups })

/** The pages of the configuration, in the order of their index. Source: docs/assumptions.md A-500. */
export const settingsPages: readonly SettingsPageEntry[] = [
  page('catalog', 'roleresource', BookMarked, roles, sod, entitlementQuery),
  page('cover', 'delegation', CalendarClock, delegation),
  page('cover', 'proxy', UserRoundCheck, proxy, cleanup),
  page('servers', 'caching', Archive, caches),
  page('servers', 'logging', FileText),
  page('servers', 'auditing', ScrollText, auditing),
  page('servers', 'workflowengine', Workflow, engine),
  page('servers', 'driverstatus', HeartPulse),
  page('servers', 'codemap', KeyRound),
  page('connections', 'igConfiguration', Landmark, ig),
  page('connections', 'cprs', GitMerge, cprs),
  page('connections', 'emailapproval', Mail, emailApproval),
  page('display', 'entities', Shapes),
  page('display', 'provisioning', Columns3, displayGeneral, displayTask, displayRequest),
  page('administration', 'adminassignments', UserRoundCog),
  page('tools', 'snapshot', Camera),
]

export const pageOf = (id: PageId): SettingsPageEntry => {
  const found = settingsPages.find((each) => each.id === id)
  if (!found) throw new Error(`there is no page ${id}`)
  return found
}
