import { freshly, type Read } from '../../shared/platform/api/read'
import type { ListTab, PickerAsked, PickerPage } from '../../shared/blocks/entity-picker/pickerTab'
import { findResources, findResourcesInContainer, findTeamResources } from './api'

interface ResourceTabConfig {
  /** Only resources that can be added to a team. */
  teamResource?: boolean
  /** Only resources of this container. */
  teamResourceSubcontainer?: string
}

/** Resources. Those under reconciliation are shown as already chosen. Source: SPEC 4 "Picker dropdown". */
export function resourceTab(config: ResourceTabConfig = {}): ListTab {
  const { teamResource, teamResourceSubcontainer: container } = config
  const ask = (asked: PickerAsked): Read<PickerPage> => {
    if (container) return findResourcesInContainer.initiate({ ...asked, container }, freshly)
    if (teamResource) return findTeamResources.initiate(asked, freshly)
    return findResources.initiate(asked, freshly)
  }
  return { id: 'resource', kind: 'list', needsQuery: true, scope: container, ask }
}
