import { ChevronLeft, ChevronRight, GripVertical, X, type IconNode } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Button, GridListItem } from 'react-aria-components/GridList'
import { classNames } from '../../ui/classNames'
import { Icon } from '../../ui/Icon'
import styles from './ChosenItems.module.css'
import { ItemFace } from './ItemFace'
import { keyOf, type PickerItem } from './pickerItem'
import { useItemName } from './useItemName'

interface Move {
  at: number
  last: number
  by: (steps: -1 | 1) => void
}

interface ChosenItemProps {
  item: PickerItem
  isPlain: boolean
  isDisabled: boolean
  /** Whether the order of the list can be changed, so that items have a grip once there are several. */
  hasGrip: boolean
  /** Whether the code for dragging is loaded. */
  canDrag: boolean
  /** The position of the item and the function that moves it; undefined while it cannot be moved. */
  move: Move | undefined
  onRemove: () => void
}

/** A chosen item with its buttons. */
export function ChosenItem(props: ChosenItemProps) {
  const { item, isPlain, isDisabled, hasGrip, canDrag, move, onRemove } = props
  const { t } = useTranslation('picker')
  const name = useItemName()(item)
  const isPerson = item.type === 'user' || item.type === 'sodRecipient'
  return (
    <GridListItem
      id={keyOf(item)}
      textValue={name}
      className={classNames(isPlain ? styles.plain : styles.chip, isPerson && styles.person)}
    >
      {hasGrip && <Grip isReady={canDrag} isIdle={!move} />}
      <ItemFace item={item} size="s" />
      <bdi className={styles.name}>{name}</bdi>
      {item.isGroupAssignment && <span className={styles.note}>{t('wholeGroup')}</span>}
      {move && <Moves name={name} {...move} />}
      {!isPlain && !isDisabled && (
        <ChipButton label={t('remove', { name })} icon={X} onPress={onRemove} />
      )}
    </GridListItem>
  )
}

/** The grip to drag an item; until the code for dragging is loaded, only its icon. */
function Grip({ isReady, isIdle }: { isReady: boolean; isIdle: boolean }) {
  const look = classNames(styles.grip, isIdle && styles.idle)
  const sign = <Icon of={GripVertical} size="xs" />
  if (!isReady) return <span className={look}>{sign}</span>
  return (
    <Button slot="drag" className={look}>
      {sign}
    </Button>
  )
}

function Moves({ name, at, last, by }: Move & { name: string }) {
  const { t } = useTranslation('picker')
  return (
    <>
      <ChipButton
        label={t('moveBack', { name })}
        icon={ChevronLeft}
        isDisabled={at === 0}
        onPress={() => by(-1)}
      />
      <ChipButton
        label={t('moveOn', { name })}
        icon={ChevronRight}
        isDisabled={at === last}
        onPress={() => by(1)}
      />
    </>
  )
}

interface ChipButtonProps {
  label: string
  icon: IconNode
  isDisabled?: boolean
  onPress: () => void
}

function ChipButton({ label, icon, isDisabled = false, onPress }: ChipButtonProps) {
  return (
    <Button
      className={styles.button ?? ''}
      aria-label={label}
      isDisabled={isDisabled}
      onPress={({ target }) => {
        onPress()
        keepFocus(target)
      }}
    >
      <Icon of={icon} size="xs" flip />
    </Button>
  )
}

/**
 * Returns the focus to a button after its chip was moved: the move takes the chip out of the document for a moment. If
 * the button is disabled there, another one gets the focus.
 */
function keepFocus(button: Element) {
  if (!(button instanceof HTMLElement) || !button.isConnected) return
  button.focus()
  if (button.ownerDocument.activeElement !== button) {
    button.closest<HTMLElement>('[role=row]')?.focus()
  }
}
