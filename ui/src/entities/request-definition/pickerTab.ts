import { freshly } from '../../shared/platform/api/read'
import type { ListTab } from '../../shared/blocks/entity-picker/pickerTab'
import { findRequestDefinitions, findTeamDefinitions, type PrdType } from './api'

interface PrdTabConfig {
  /** The kind of object whose requests the workflows approve. */
  prdType: PrdType
  isSingle?: boolean
}

/** Workflows for approvals. */
export function prdTab({ prdType, isSingle }: PrdTabConfig): ListTab {
  return {
    id: 'prd',
    kind: 'list',
    needsQuery: true,
    isSingle,
    ask: (asked) => findRequestDefinitions.initiate({ ...asked, prdType }, freshly),
  }
}

/** Workflows that can be added to a team. */
export function teamPrdTab(): ListTab {
  return {
    id: 'prd',
    kind: 'list',
    needsQuery: true,
    ask: (asked) => findTeamDefinitions.initiate(asked, freshly),
  }
}
