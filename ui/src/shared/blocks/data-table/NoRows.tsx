import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hasFilters } from '../listing/filters'
import type { Page } from '../listing/page'
import type { ListState } from '../listing/listState'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import type { ListTexts } from './list'

interface NoRowsProps {
  texts: ListTexts
  page: Page<unknown>
  /** The reply for the page. */
  list: Pick<ListState, 'search' | 'filters'>
  onShowAll: () => void
  /** A link to create the first record. */
  emptyAction?: ReactNode
}

/** Says why a list is empty: there are no records, none matches, or too many match. */
export function NoRows({ texts, page, list, onShowAll, emptyAction }: NoRowsProps) {
  const { t } = useTranslation('dataTable')
  const { search, filters } = list
  if (page.isTooMany) return <EmptyState art="no-match" title={texts.tooMany} />
  if (!search && !hasFilters(filters)) {
    const { none, firstUse } = texts
    return <EmptyState art="nothing" title={none} text={firstUse} actions={emptyAction} />
  }
  return (
    <EmptyState
      art="no-match"
      title={texts.noneFound ?? texts.none}
      text={search ? texts.noMatch(search) : t('filter.noMatch')}
      actions={
        <Button size="small" onPress={onShowAll}>
          {t('showAll')}
        </Button>
      }
    />
  )
}
