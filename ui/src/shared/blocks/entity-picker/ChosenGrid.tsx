import { useTranslation } from 'react-i18next'
import { GridList, type GridListProps } from 'react-aria-components/GridList'
import { ChosenItem } from './ChosenItem'
import styles from './ChosenItems.module.css'
import { keyOf, type PickerItem } from './pickerItem'

export interface ChosenGridProps {
  label: string
  items: readonly PickerItem[]
  isPlain: boolean
  isDisabled: boolean
  hasGrip: boolean
  /** Moves the item at a position by one step; undefined where items cannot be moved. */
  onStep: ((at: number, by: -1 | 1) => void) | undefined
  onRemove: (item: PickerItem) => void
}

type DragHooks = Pick<GridListProps<object>, 'dragAndDropHooks'>

/** The chosen items, each with a button to remove it. */
export function ChosenGrid(props: ChosenGridProps & DragHooks) {
  const { label, items, isPlain, isDisabled, hasGrip, onStep, onRemove, ...drag } = props
  const { t } = useTranslation('picker')
  return (
    <GridList
      className={styles.items ?? ''}
      aria-label={t('chosenOf', { label })}
      layout="grid"
      keyboardNavigationBehavior="tab"
      {...drag}
    >
      {items.map((item, at) => (
        <ChosenItem
          key={keyOf(item)}
          item={item}
          isPlain={isPlain}
          isDisabled={isDisabled}
          hasGrip={hasGrip}
          canDrag={drag.dragAndDropHooks !== undefined}
          move={onStep && { at, last: items.length - 1, by: (steps) => onStep(at, steps) }}
          onRemove={() => onRemove(item)}
        />
      ))}
    </GridList>
  )
}
