import type { TeamGrant } from '../../entities/team/permission'
import type { ListState } from '../../shared/blocks/listing/listState'
import type { Page } from '../../shared/blocks/listing/page'

/** Of all grants those whose name has what is looked for, in the order that is asked for. */
export function shownGrants(
  grants: readonly TeamGrant[],
  { search, sort }: Pick<ListState, 'search' | 'sort'>,
  locale: string,
): Page<TeamGrant> {
  const words = search.toLocaleLowerCase(locale)
  const { compare } = new Intl.Collator(locale)
  const direction = sort.order === 'asc' ? 1 : -1
  const rows = grants
    .filter(({ name }) => name.toLocaleLowerCase(locale).includes(words))
    .sort((one, other) => direction * compare(one.name, other.name))
  return { rows, total: rows.length, isTooMany: false }
}

/** Of which something can be left out. */
export function containersOf(grants: readonly TeamGrant[]): TeamGrant[] {
  return grants.filter(({ isContainer, isExcluded }) => isContainer && !isExcluded)
}
