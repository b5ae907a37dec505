import { freshly } from '../../shared/platform/api/read'
import type { ListTab } from '../../shared/blocks/entity-picker/pickerTab'
import { findCategories, type CategoryType } from './api'

interface CategoryTabConfig {
  categoryType: CategoryType
}

/** Categories of roles or of resources. */
export function categoryTab({ categoryType }: CategoryTabConfig): ListTab {
  return {
    id: 'category',
    kind: 'list',
    needsQuery: true,
    ask: (asked) => findCategories.initiate({ ...asked, categoryType }, freshly),
  }
}
