import { Download } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { RowAction } from '../../shared/blocks/data-table/action'
import { ListNote } from '../../shared/blocks/list-page/ListNote'
import { ListPage } from '../../shared/blocks/list-page/ListPage'
import { useWholeList } from '../../shared/blocks/list-page/useWholeList'
import { downloadTexts } from './downloadTexts'
import { localeList, type LocaleRow } from './localeList'
import { useLocaleRows } from './useLocaleRows'

/** The languages, and how much of the texts of links and categories is translated into each. */
export function LocaleKitPage() {
  const { t } = useTranslation('localekit')
  const list = useWholeList(localeList, useLocaleRows())
  const rowActions = ({ locale, texts }: LocaleRow): RowAction[] =>
    texts
      ? [
          {
            id: 'download',
            label: t('download'),
            icon: Download,
            onAction: () => downloadTexts(locale, texts),
          },
        ]
      : []
  return (
    <ListPage list={list} rowActions={rowActions} above={() => <ListNote>{t('note')}</ListNote>} />
  )
}
