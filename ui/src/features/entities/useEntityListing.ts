import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Kind, KindAttribute } from '../../entities/entity/model'
import type { FilterField } from '../../shared/blocks/listing/filters'
import { useListing } from '../../shared/blocks/listing/useListing'

/** What they hold is not what people would type. */
const NOT_TYPED = new Set(['DN', 'Time'])

/**
 * The state of a list of things; its filters are the server's advanced search, which takes the place of the plain one.
 *
 * Source: SPEC 9 "Paging and search": ascending by name.
 */
export function useEntityListing(kind: Kind) {
  const { t } = useTranslation('values')
  const options = useMemo(() => {
    const flags = [
      { id: 'true', text: t('yes') },
      { id: 'false', text: t('no') },
    ]
    return {
      pageSizePreference: 'idm.entityList.pageSize',
      sort: { column: firstOrder(kind), order: 'asc' as const },
      isEitherOr: true,
      filterFields: kind.attributes
        .filter(({ isSearchable, dataType }) => isSearchable && !NOT_TYPED.has(dataType))
        .map((attribute) => toField(attribute, flags)),
    }
  }, [kind, t])
  return useListing(options)
}

/** By name or, where that cannot be, by something else; an empty order is the server's own. */
function firstOrder({ attributes, namingKey }: Kind): string {
  const sortable = attributes.filter(({ isSortable }) => isSortable)
  const first = sortable.find(({ key }) => key === namingKey) ?? sortable[0]
  return first?.key ?? ''
}

function toField(
  { key, label, dataType, choices }: KindAttribute,
  flags: readonly { id: string; text: string }[],
): FilterField {
  const options = dataType === 'Boolean' ? flags : choices
  return options ? { key, label, kind: 'choice', options } : { key, label, kind: 'text' }
}
