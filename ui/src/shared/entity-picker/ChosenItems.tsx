import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { GridList } from 'react-aria-components/GridList'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { Button } from '../ui/Button'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import styles from './ChosenItems.module.css'
import { ChosenItem } from './ChosenItem'
import { keyOf, type PickerItem } from './pickerItem'
import { move, remove } from './selection'
import { useItemName } from './useItemName'

/** So many are made at a time: those chosen last, for an order that means something all of them. */
const MADE = 20

interface ChosenItemsProps {
  label: string
  items: readonly PickerItem[]
  onChange: (items: readonly PickerItem[]) => void
  /** Shown like the choice of a menu, which is replaced and not removed. */
  isPlain: boolean
  isDraggable: boolean
  isDisabled: boolean
}

/** What is chosen; the order can be changed by dragging, with the keyboard and with buttons. */
export function ChosenItems(props: ChosenItemsProps) {
  const { label, items, onChange, isPlain, isDraggable, isDisabled } = props
  const { t } = useTranslation(['picker', 'ui'])
  const nameOf = useItemName()
  const [said, setSaid] = useState('')
  const canMove = isDraggable && !isDisabled && items.length > 1
  const [made, setMade] = useState(MADE)
  const shown = isDraggable ? items : items.slice(-made)
  const hidden = items.length - shown.length

  const moveTo = (keys: ReadonlySet<string>, target: Parameters<typeof move>[2]) => {
    const moved = move(items, keys, target)
    const place = moved.findIndex((item) => keys.has(keyOf(item)))
    const item = moved[place]
    if (!item) return
    flushSync(() => onChange(moved))
    setSaid(t('moved', { name: nameOf(item), place: place + 1, count: items.length }))
  }

  const step = (at: number, by: -1 | 1) => {
    const [item, neighbour] = [items[at], items[at + by]]
    if (!item || !neighbour) return
    const side = by < 0 ? 'before' : 'after'
    moveTo(new Set([keyOf(item)]), { key: keyOf(neighbour), side })
  }

  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canMove,
    getItems: (keys) =>
      items.filter((item) => keys.has(keyOf(item))).map((item) => ({ 'text/plain': item.name })),
    onReorder: ({ keys, target }) => {
      const side = target.dropPosition === 'before' ? 'before' : 'after'
      moveTo(new Set([...keys].map(String)), { key: String(target.key), side })
    },
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className={styles.between ?? ''} />
    ),
  })

  if (items.length === 0) return null
  return (
    <>
      <GridList
        className={styles.items ?? ''}
        aria-label={t('chosenOf', { label })}
        layout="grid"
        keyboardNavigationBehavior="tab"
        // With a single item too, although it cannot be moved: a list must not begin or cease to have them.
        {...(isDraggable && { dragAndDropHooks })}
      >
        {shown.map((item, at) => (
          <ChosenItem
            key={keyOf(item)}
            item={item}
            isPlain={isPlain}
            isDisabled={isDisabled}
            hasGrip={isDraggable}
            move={
              canMove ? { at, last: items.length - 1, by: (steps) => step(at, steps) } : undefined
            }
            onRemove={() => onChange(remove(items, new Set([keyOf(item)])))}
          />
        ))}
      </GridList>
      {hidden > 0 && (
        <Button size="small" onPress={() => setMade(made + MADE)}>
          {t('ui:more', { count: hidden })}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  )
}
