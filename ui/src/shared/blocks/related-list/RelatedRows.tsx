import { Minus, Plus, Undo2, X } from 'lucide'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
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
  /** The name, as a link if the record has a page. */
  title: ReactNode
  /** Marks after the name. */
  marks?: ReactNode
  about?: ReactNode
}

/** The changes that a draft makes to the rows, and how to undo them. */
export interface RowChanges<Row> {
  stateOf: (row: Row) => 'added' | 'removed' | undefined
  onUndo: (row: Row) => void
}

const CHANGES = {
  added: { icon: Plus, kind: 'success' },
  removed: { icon: Minus, kind: 'danger' },
} as const

/** Number of rows that are shown at first; all rows can be searched. */
const AT_FIRST = 20

interface RelatedRowsProps<Row> {
  title: string
  rows: readonly Row[]
  rowId: (row: Row) => string
  draw: (row: Row) => RelatedRow
  /** The mark of a row that is being removed. */
  markOf: (row: Row) => RowMark | undefined
  changes: RowChanges<Row> | undefined
  picked: ReadonlySet<string>
  onPick: ((picked: ReadonlySet<string>) => void) | undefined
  onRemove: ((row: Row) => void) | undefined
}

/** The rows of a related list whose name contains the search. */
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
  const { rowId, draw, markOf, changes, picked, onPick } = list
  const { t } = useTranslation('dataTable')
  const { sign, title, marks, about } = draw(row)
  const mark = markOf(row)
  const change = changes?.stateOf(row)
  const id = rowId(row)
  return (
    <div className={styles.row} data-marked={mark && true}>
      {onPick && (
        <RowBox
          label={t('selectRow', { name: row.name })}
          isChecked={picked.has(id)}
          isDisabled={mark !== undefined || change !== undefined}
          onChange={(isPicked) => onPick(withOne(picked, id, isPicked))}
        />
      )}
      {sign}
      <div className={styles.words}>
        <p className={styles.title}>
          {title}
          {marks}
          <StateBadge mark={mark} change={change} />
        </p>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      {!mark && <RowButton row={row} isChanged={change !== undefined} {...list} />}
    </div>
  )
}

interface StateBadgeProps {
  mark: RowMark | undefined
  change: keyof typeof CHANGES | undefined
}

/** A badge for a row that is being removed, or that a draft adds or removes. */
function StateBadge({ mark, change }: StateBadgeProps) {
  const { t } = useTranslation('relatedList')
  return (
    <>
      {change && (
        <Badge {...CHANGES[change]}>{change === 'added' ? t('added') : t('removed')}</Badge>
      )}
      {mark && (
        <Badge kind="danger" icon={mark.icon} isOutlined>
          {mark.text}
        </Badge>
      )}
    </>
  )
}

/** Removes a row, or undoes the change of the draft. */
function RowButton<Line extends { name: string }>({
  row,
  isChanged,
  changes,
  onRemove,
}: RelatedRowsProps<Line> & { row: Line; isChanged: boolean }) {
  const { t } = useTranslation(['relatedList', 'ui'])
  const { name } = row
  if (changes && isChanged) {
    return (
      <Button
        icon={Undo2}
        size="small"
        variant="quiet"
        aria-label={t('relatedList:undo', { name })}
        onPress={() => changes.onUndo(row)}
      >
        {t('ui:undo.undo')}
      </Button>
    )
  }
  if (!onRemove) return null
  return (
    <IconButton
      icon={X}
      size="small"
      label={t('relatedList:remove', { name })}
      onPress={() => onRemove(row)}
    />
  )
}

function withOne(picked: ReadonlySet<string>, id: string, isPicked: boolean): ReadonlySet<string> {
  const others = [...picked].filter((each) => each !== id)
  return new Set(isPicked ? [...others, id] : others)
}
