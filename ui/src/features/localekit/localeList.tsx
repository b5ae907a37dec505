import type { TFunction } from 'i18next'
import { CircleCheck, CircleDashed } from 'lucide'
import type { KitLocale, KitProgress, KitTexts } from '../../entities/locale/kitText'
import { nameColumn, textColumn } from '../../shared/blocks/data-table/columns'
import { defineWholeList } from '../../shared/blocks/list-page/defineList'
import { Badge } from '../../shared/ui/Badge'
import { toLocale } from './routes'

/** A language; the numbers of its translated texts are known once its file is loaded. */
export interface LocaleRow extends KitLocale, Partial<KitProgress> {
  isDefault: boolean
  texts?: KitTexts
}

/** Source: SPEC 2 "Top-level sections"; docs/assumptions.md A-560. */
export const localeList = defineWholeList({
  namespace: 'localekit',
  preference: 'idm.localeList',
  keepsOnly: 'pageSize',
  rowId: ({ locale }: LocaleRow) => locale,
  rowName: ({ name }) => name,
  searched: ({ name, locale }) => `${name} ${locale}`,
  sort: 'name',
  columns: (t: TFunction<'localekit'>) => [
    nameColumn<LocaleRow>({
      label: t('column.name'),
      href: ({ locale }) => toLocale(locale),
      text: ({ name }) => name,
    }),
    textColumn<LocaleRow>({ key: 'locale', label: t('column.code'), text: ({ locale }) => locale }),
    textColumn<LocaleRow>({
      key: 'translated',
      label: t('column.translated'),
      text: (row) => progressText(row, t),
    }),
    textColumn<LocaleRow>({
      key: 'left',
      label: t('column.left'),
      cell: (row) => <Left row={row} t={t} />,
      text: (row) => leftText(row, t),
    }),
  ],
})

function progressText({ translated, all }: LocaleRow, t: TFunction<'localekit'>): string {
  return translated === undefined || all === undefined ? '' : t('progress', { translated, all })
}

function leftText({ isDefault, translated, all }: LocaleRow, t: TFunction<'localekit'>): string {
  if (isDefault) return t('default')
  if (translated === undefined || all === undefined) return ''
  return translated === all ? t('complete') : t('left', { number: all - translated })
}

function Left({ row, t }: { row: LocaleRow; t: TFunction<'localekit'> }) {
  const text = leftText(row, t)
  if (text === '' || row.isDefault) return text
  const isDone = row.translated === row.all
  return (
    <Badge kind={isDone ? 'success' : 'neutral'} icon={isDone ? CircleCheck : CircleDashed}>
      {text}
    </Badge>
  )
}
