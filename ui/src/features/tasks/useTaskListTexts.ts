import { useTranslation } from 'react-i18next'
import type { ListTexts } from '../../shared/blocks/data-table/list'

/** What a list of tasks says; `none` where there are none of them. */
export function useTaskListTexts({ title, none }: Pick<ListTexts, 'title' | 'none'>): ListTexts {
  const { t } = useTranslation('tasks')
  return {
    title,
    search: t('search'),
    searchHint: t('searchHint'),
    failed: t('listFailed'),
    none,
    noMatch: (search) => t('noMatch', { search }),
    tooMany: t('tooMany'),
  }
}
