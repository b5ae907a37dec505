import { ChevronDown, ChevronUp, GripVertical, type IconNode } from 'lucide'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { withMoved, type OrderedRow } from './moved'
import styles from './OrderedList.module.css'

interface OrderedListProps<Row extends OrderedRow> {
  label: string
  rows: readonly Row[]
  onReorder: (rows: Row[]) => void
  /** The content of a row between its handle and its arrows. */
  children: (row: Row) => ReactNode
}

/** A list whose order can be changed: by dragging, with the keyboard and with arrow buttons. */
export function OrderedList<Row extends OrderedRow>(props: OrderedListProps<Row>) {
  const { label, rows, onReorder, children } = props
  const { said, moveTo } = useMoves(rows, onReorder)
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return
      moveTo(keys, String(target.key), target.dropPosition)
    },
  })
  return (
    <>
      <GridList
        className={styles.list ?? ''}
        aria-label={label}
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
      >
        {rows.map((row, at) => (
          <GridListItem key={row.id} id={row.id} className={styles.item ?? ''} textValue={row.name}>
            <Button slot="drag" className={styles.grip ?? ''}>
              <Icon of={GripVertical} size="s" />
            </Button>
            <div className={styles.content}>{children(row)}</div>
            <Arrows rows={rows} at={at} onMove={moveTo} />
          </GridListItem>
        ))}
      </GridList>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  )
}

type MoveTo = (ids: ReadonlySet<unknown>, target: string, position: 'before' | 'after') => void

/** Moves rows, and announces the new position of the first of them. */
function useMoves<Row extends OrderedRow>(
  rows: readonly Row[],
  onReorder: OrderedListProps<Row>['onReorder'],
): { said: string; moveTo: MoveTo } {
  const { t } = useTranslation('ui')
  const [said, setSaid] = useState('')
  const moveTo: MoveTo = (ids, target, position) => {
    const moved = withMoved(rows, ids, target, position)
    const place = moved.findIndex(({ id }) => ids.has(id))
    flushSync(() => onReorder(moved))
    setSaid(t('order.moved', { name: moved[place]?.name, place: place + 1, total: rows.length }))
  }
  return { said, moveTo }
}

interface ArrowsProps {
  rows: readonly OrderedRow[]
  at: number
  onMove: MoveTo
}

/** Buttons that move a row one step up or down. */
function Arrows({ rows, at, onMove }: ArrowsProps) {
  const { t } = useTranslation('ui')
  const { id = '', name = '' } = rows[at] ?? {}
  const above = rows[at - 1]
  const below = rows[at + 1]
  return (
    <span className={styles.arrows}>
      <Arrow
        icon={ChevronUp}
        label={t('order.up', { name })}
        onPress={above && (() => onMove(new Set([id]), above.id, 'before'))}
      />
      <Arrow
        icon={ChevronDown}
        label={t('order.down', { name })}
        onPress={below && (() => onMove(new Set([id]), below.id, 'after'))}
      />
    </span>
  )
}

interface ArrowProps {
  icon: IconNode
  label: string
  /** The function that moves the row; undefined at the end of the list. */
  onPress: (() => void) | undefined
}

function Arrow({ icon, label, onPress }: ArrowProps) {
  return (
    <IconButton
      size="small"
      icon={icon}
      label={label}
      isDisabled={!onPress}
      onPress={({ target }) => {
        onPress?.()
        keepFocus(target)
      }}
    />
  )
}

/**
 * Returns the focus to a button after its row was moved: the move takes the row out of the document for a moment. If
 * the button is disabled there, the other one gets the focus.
 */
function keepFocus(arrow: Element) {
  if (!(arrow instanceof HTMLElement) || !arrow.isConnected) return
  const row = arrow.closest<HTMLElement>('[role=row]')
  if (arrow.matches(':disabled')) row?.focus()
  else arrow.focus()
}
