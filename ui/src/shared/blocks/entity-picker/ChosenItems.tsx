import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../platform/parts/lazyPart'
import { Button } from '../../ui/Button'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { ChosenGrid } from './ChosenGrid'
import { keyOf, type PickerItem } from './pickerItem'
import { move, remove, type Target } from './selection'
import { useItemName } from './useItemName'

/** How many chosen items are rendered at first: the last ones. If the order matters, all are rendered. */
const MADE = 10

/** Loaded on demand, as the order matters in few pickers. */
const DraggedItems = lazyPart(async () => (await import('./DraggedItems')).DraggedItems, {
  waiting: (props) => <ChosenGrid {...props} />,
})

interface ChosenItemsProps {
  label: string
  items: readonly PickerItem[]
  onChange: (items: readonly PickerItem[]) => void
  /** Whether the item looks like that of a menu: it is replaced, not removed. */
  isPlain: boolean
  isDraggable: boolean
  isDisabled: boolean
}

/** The chosen items; their order can be changed by dragging, with the keyboard and with buttons. */
export function ChosenItems(props: ChosenItemsProps) {
  const { label, items, onChange, isPlain, isDraggable, isDisabled } = props
  const { t } = useTranslation('ui')
  const [made, setMade] = useState(MADE)
  const { said, moveTo, step } = useMoves(items, onChange)
  const canMove = isDraggable && !isDisabled && items.length > 1
  const shown = isDraggable ? items : items.slice(-made)
  const hidden = items.length - shown.length
  const grid = {
    label,
    items: shown,
    isPlain,
    isDisabled,
    hasGrip: isDraggable,
    onStep: canMove ? step : undefined,
    onRemove: (item: PickerItem) => onChange(remove(items, new Set([keyOf(item)]))),
  }
  if (items.length === 0) return null
  return (
    <>
      {isDraggable ? <DraggedItems {...grid} onMove={moveTo} /> : <ChosenGrid {...grid} />}
      {hidden > 0 && (
        <Button size="small" onPress={() => setMade(made + MADE)}>
          {t('more', { count: hidden })}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  )
}

/** The function that moves an item by one step, and the text that screen readers announce after it. */
function useMoves(items: readonly PickerItem[], onChange: ChosenItemsProps['onChange']) {
  const { t } = useTranslation('picker')
  const nameOf = useItemName()
  const [said, setSaid] = useState('')
  const moveTo = (keys: ReadonlySet<string>, target: Target) => {
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
  return { said, moveTo, step }
}
