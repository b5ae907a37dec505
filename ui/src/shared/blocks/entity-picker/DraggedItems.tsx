import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { ChosenGrid, type ChosenGridProps } from './ChosenGrid'
import styles from './ChosenItems.module.css'
import { keyOf } from './pickerItem'
import type { Target } from './selection'

interface DraggedItemsProps extends ChosenGridProps {
  onMove: (keys: ReadonlySet<string>, target: Target) => void
}

/** The chosen items of a picker where the order matters; they can be dragged once there are several. */
export function DraggedItems({ onMove, ...grid }: DraggedItemsProps) {
  const { items, onStep } = grid
  const { dragAndDropHooks } = useDragAndDrop({
    // Set for a single item too, which cannot be moved: a list must have these hooks always or never.
    isDisabled: !onStep,
    getItems: (keys) =>
      items.filter((item) => keys.has(keyOf(item))).map((item) => ({ 'text/plain': item.name })),
    onReorder: ({ keys, target }) => {
      const side = target.dropPosition === 'before' ? 'before' : 'after'
      onMove(new Set([...keys].map(String)), { key: String(target.key), side })
    },
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className={styles.between ?? ''} />
    ),
  })
  return <ChosenGrid {...grid} dragAndDropHooks={dragAndDropHooks} />
}
