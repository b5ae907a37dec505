import { useTranslation } from 'react-i18next'
import type { Page } from '../listing/page'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import type { ListTexts } from './list'

interface NoRowsProps {
  texts: ListTexts
  page: Page<unknown>
  search: string
  onSearch: (text: string) => void
}

/** Says why a list shows nothing: nothing there, nothing that matches, or too much. */
export function NoRows({ texts, page, search, onSearch }: NoRowsProps) {
  const { t } = useTranslation('dataTable')
  if (page.isTooMany) return <EmptyState art="no-match" title={texts.tooMany} />
  if (!search) return <EmptyState art="nothing" title={texts.none} />
  return (
    <EmptyState
      art="no-match"
      title={texts.none}
      text={texts.noMatch(search)}
      actions={
        <Button size="small" onPress={() => onSearch('')}>
          {t('showAll')}
        </Button>
      }
    />
  )
}
