import { useTranslation } from 'react-i18next'
import type { ListTexts } from '../../shared/blocks/data-table/list'

/** The texts of a list of tasks; `none` is the text of an empty list. */
export function useTaskListTexts({ title, none }: Pick<ListTexts, 'title' | 'none'>): ListTexts {
  const { t } = useTranslation('tasks')
  return {
    title,
    search: t('search'),
    searchHint: t('searchHint'),
    failed: t('listFailed'),
    none,
    noneFound: t('noneFound'),
    noMatch: (search) => t('noMatch', { search }),
    tooMany: t('tooMany'),
  }
}
