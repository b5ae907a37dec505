import { Check } from 'lucide'
import { useTranslation } from 'react-i18next'
import { ListBoxItem } from 'react-aria-components/ListBox'
import { Icon } from '../../ui/Icon'
import { ItemFace } from './ItemFace'
import { classNames } from '../../ui/classNames'
import { Highlight } from '../../ui/Highlight'
import styles from './OptionList.module.css'
import { keyOf, type PickerItem } from './pickerItem'
import { useItemName } from './useItemName'

interface OptionItemProps {
  item: PickerItem
  query: string
  isChosen: boolean
}

/** An item to choose: icon, name, and the detail that distinguishes it. */
export function OptionItem({ item, query, isChosen }: OptionItemProps) {
  const { t } = useTranslation('picker')
  const name = useItemName()(item)
  const level = useLevelName(item.level)
  const chosen = item.isPreselected ? t('preselected') : t('chosen')
  return (
    <ListBoxItem id={keyOf(item)} textValue={name} className={styles.option ?? ''}>
      <ItemFace item={item} />
      <span className={classNames(styles.words, 'cut')}>
        <bdi>
          <Highlight text={name} query={query} />
        </bdi>{' '}
        {item.detail && (
          <bdi className={styles.caption}>
            <Highlight text={item.detail} query={query} />
          </bdi>
        )}
      </span>
      {level && <span className={styles.caption}>{level}</span>}
      {isChosen && (
        <>
          <span className={styles.caption}>{chosen}</span>
          <Icon of={Check} size="s" className={styles.check} />
        </>
      )}
    </ListBoxItem>
  )
}

/** Source: SPEC 3 "Other entities". */
function useLevelName(level: number | undefined): string | undefined {
  const { t } = useTranslation('picker')
  const names: Record<number, string> = {
    10: t('level.10'),
    20: t('level.20'),
    30: t('level.30'),
  }
  return level === undefined ? undefined : names[level]
}
