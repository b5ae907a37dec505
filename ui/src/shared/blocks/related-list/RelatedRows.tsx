import { X } from 'lucide'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/Badge'
import { FirstFew } from '../../ui/FirstFew'
import { IconButton } from '../../ui/IconButton'
import { SearchField } from '../../ui/SearchField'
import { RowBox } from '../data-table/RowBox'
import type { RowMark } from '../data-table/rowMark'
import { foldText } from '../values/foldText'
import styles from './RelatedList.module.css'

/** The content of a row. */
export interface RelatedRow {
  sign: ReactNode
  /** The name, with its link where there is one. */
  title: ReactNode
  /** After the name. */
  marks?: ReactNode
  about?: ReactNode
}

/** So many are shown at first; more can be searched. */
const AT_FIRST = 20

interface RelatedRowsProps<Row> {
  title: string
  rows: readonly Row[]
  rowId: (row: Row) => string
  draw: (row: Row) => RelatedRow
  /** Rows that are about to go. */
  markOf: (row: Row) => RowMark | undefined
  picked: ReadonlySet<string>
  onPick: ((picked: ReadonlySet<string>) => void) | undefined
  onRemove: ((row: Row) => void) | undefined
}

/** The rows of a related list, those with the words of the search in their name. */
export function RelatedRows<Row extends { name: string }>(props: RelatedRowsProps<Row>) {
  const { title, rows, rowId } = props
  const { t } = useTranslation('relatedList')
  const [search, setSearch] = useState('')
  const words = foldText(search.trim())
  const found = rows.filter(({ name }) => foldText(name).includes(words))
  return (
    <div className={styles.found}>
      {rows.length > AT_FIRST && (
        <SearchField label={t('search', { title })} value={search} onChange={setSearch} />
      )}
      <div aria-live="polite">{found.length === 0 && <p>{t('noMatch', { search })}</p>}</div>
      <FirstFew
        className={styles.rows}
        lines={found}
        atFirst={AT_FIRST}
        id={rowId}
        draw={(row) => <Row row={row} {...props} />}
      />
    </div>
  )
}

function Row<Line extends { name: string }>({
  row,
  ...list
}: RelatedRowsProps<Line> & { row: Line }) {
  const { rowId, draw, markOf, picked, onPick, onRemove } = list
  const { t } = useTranslation(['relatedList', 'dataTable'])
  const { sign, title, marks, about } = draw(row)
  const mark = markOf(row)
  const id = rowId(row)
  const { name } = row
  return (
    <div className={styles.row} data-marked={mark && true}>
      {onPick && (
        <RowBox
          label={t('dataTable:selectRow', { name })}
          isChecked={picked.has(id)}
          isDisabled={mark !== undefined}
          onChange={(isPicked) => onPick(withOne(picked, id, isPicked))}
        />
      )}
      {sign}
      <div className={styles.words}>
        <p className={styles.title}>
          {title}
          {marks}
          {mark && (
            <Badge kind="danger" icon={mark.icon} isOutlined>
              {mark.text}
            </Badge>
          )}
        </p>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      {onRemove && !mark && (
        <IconButton
          icon={X}
          size="small"
          label={t('relatedList:remove', { name })}
          onPress={() => onRemove(row)}
        />
      )}
    </div>
  )
}

function withOne(picked: ReadonlySet<string>, id: string, isPicked: boolean): ReadonlySet<string> {
  const others = [...picked].filter((each) => each !== id)
  return new Set(isPicked ? [...others, id] : others)
}
