import { useTranslation } from 'react-i18next'
import { ListBox, type Selection } from 'react-aria-components/ListBox'
import { lazyPart } from '../../platform/parts/lazyPart'
import { classNames } from '../../ui/classNames'
import { OptionItem } from './OptionItem'
import styles from './OptionList.module.css'
import type { PanelProps } from './panel'
import { PanelWait } from './PanelWait'
import { keyOf, type PickerItem } from './pickerItem'
import type { ListTab } from './pickerTab'

/** With more options than this, only those in view are rendered. */
const LONG = 100

const LongOptions = lazyPart(async () => (await import('./LongOptions')).LongOptions, {
  waiting: <PanelWait />,
})

interface OptionListProps extends PanelProps {
  tab: ListTab
  found: readonly PickerItem[]
  query: string
}

/** The items to choose from. An item that is already chosen is visible and disabled. */
export function OptionList(props: OptionListProps) {
  const { tab, found, query, items, isMulti, isChosen, isTaken, onChoose } = props
  const { t } = useTranslation('picker')
  const isLong = found.length > LONG
  const held = new Set(items.map(keyOf))
  // An item that was just chosen stays enabled until the list is closed, as a disabled one would lose the focus.
  const isLocked = (item: PickerItem) => isTaken(item) && !held.has(keyOf(item))
  const keysOf = (some: readonly PickerItem[]) => some.map(keyOf)

  const choose = (keys: Selection) => {
    if (keys === 'all') return
    const chosen = found.find((item) => keys.has(keyOf(item)) && !isTaken(item))
    if (chosen) onChoose(chosen)
  }

  const list = (
    <ListBox
      className={classNames(styles.options, isLong && styles.long)}
      aria-label={t(`tab.${tab.id}`)}
      selectionMode={isMulti ? 'multiple' : 'single'}
      selectedKeys={keysOf(found.filter(isChosen))}
      disabledKeys={keysOf(found.filter(isLocked))}
      onSelectionChange={choose}
    >
      {found.map((item) => (
        <OptionItem key={keyOf(item)} item={item} query={query} isChosen={isChosen(item)} />
      ))}
    </ListBox>
  )
  if (!isLong) return list
  return <LongOptions>{list}</LongOptions>
}
