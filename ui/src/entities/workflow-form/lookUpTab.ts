import { freshly } from '../../shared/platform/api/read'
import type { PickerTab } from '../../shared/blocks/entity-picker/pickerTab'
import type { FieldSource } from '../../shared/blocks/workflow-form/fieldSource'
import { readContainer } from '../container/api'
import { containerTab } from '../container/pickerTab'
import { findEntities } from '../entity/api'
import { findPermissions } from '../permission/api'
import type { PermissionType } from '../permission/search'
import { askQuestion, findInList } from './lookUpApi'

const TYPES = { role: 'ROLE', resource: 'RESOURCE', prd: 'PRD' } as const satisfies Record<
  string,
  PermissionType
>

interface Asker {
  clientId: string
  ownDn: string
}

/** The picker tab for the source of a field. */
export function lookUpTab(source: FieldSource, { clientId, ownDn }: Asker): PickerTab {
  switch (source.from) {
    case 'things':
      return entitiesOf(source, clientId)
    case 'permissions':
      return {
        id: 'permission',
        kind: 'list',
        needsQuery: true,
        ask: (asked) =>
          findPermissions.initiate({ ...asked, types: [TYPES[source.kind]] }, freshly),
      }
    case 'question':
      return {
        id: 'dropdown',
        kind: 'list',
        needsQuery: false,
        ask: (asked) => askQuestion.initiate({ ...asked, source }, freshly),
      }
    case 'containers':
      return containersBelow(source.of, ownDn)
    case 'list':
      return {
        id: 'dropdown',
        kind: 'list',
        needsQuery: false,
        ask: (asked) => findInList.initiate({ ...asked, source, clientId }, freshly),
      }
  }
}

type EntitySource = Extract<FieldSource, { from: 'things' }>

/** The picker tab for entities of a kind; people and groups have item types of their own. */
function entitiesOf({ kind, shown }: EntitySource, clientId: string): PickerTab {
  const type = kind === 'user' || kind === 'group' ? kind : 'entity'
  const search = { type, lookupEntity: kind, displayAttributes: shown, clientId } as const
  return {
    id: type,
    kind: 'list',
    needsQuery: true,
    ask: (asked) => findEntities.initiate({ ...asked, ...search }, freshly),
  }
}

type Containers = Extract<FieldSource, { from: 'containers' }>['of']

function containersBelow(of: Containers, ownDn: string): PickerTab {
  const common = { ownDn, containerRootSelectable: true }
  if (typeof of === 'string') return containerTab({ ...common, containerType: of })
  const tab = containerTab({ ...common, containerType: 'role' })
  return { ...tab, readRoots: () => readContainer.initiate(of, freshly) }
}
