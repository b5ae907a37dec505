import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button as AriaButton } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import styles from './ColumnList.module.css'
import { type DraftColumn, shownKeys, withMoved, withShown } from './columnDraft'
import { RowBox } from './RowBox'

interface ColumnListProps {
  draft: readonly DraftColumn[]
  onChange: (draft: DraftColumn[]) => void
}

/** The columns in their order: a box shows or hides one, grip and arrows move it. */
export function ColumnList({ draft, onChange }: ColumnListProps) {
  const { t } = useTranslation('dataTable')
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return
      onChange(withMoved(draft, keys, String(target.key), target.dropPosition))
    },
  })
  const show = (key: string, isShown: boolean) => {
    const keys = new Set(shownKeys(draft))
    if (isShown) keys.add(key)
    else keys.delete(key)
    onChange(withShown(draft, keys))
  }
  return (
    <GridList
      className={styles.list ?? ''}
      aria-label={t('columns.title')}
      items={draft}
      keyboardNavigationBehavior="tab"
      dragAndDropHooks={dragAndDropHooks}
    >
      {draft.map(({ key, label, isName, isShown }, index) => (
        <GridListItem key={key} id={key} className={styles.item ?? ''} textValue={label}>
          <AriaButton slot="drag" className={styles.grip ?? ''}>
            <Icon of={GripVertical} size="s" />
          </AriaButton>
          <RowBox
            label={t('columns.show', { label })}
            isChecked={isShown}
            isDisabled={isName ?? false}
            onChange={(isChecked) => show(key, isChecked)}
          />
          <span className={styles.label}>{label}</span>
          {isName && <span className={styles.note}>{t('columns.always')}</span>}
          <Moves draft={draft} index={index} onChange={onChange} />
        </GridListItem>
      ))}
    </GridList>
  )
}

interface MovesProps extends ColumnListProps {
  index: number
}

/** One step up, one step down. */
function Moves({ draft, index, onChange }: MovesProps) {
  const { t } = useTranslation('dataTable')
  const { key = '', label = '' } = draft[index] ?? {}
  const above = draft[index - 1]
  const below = draft[index + 1]
  const move = (target: DraftColumn | undefined, position: 'before' | 'after') => {
    if (target) onChange(withMoved(draft, new Set([key]), target.key, position))
  }
  return (
    <span className={styles.moves}>
      <IconButton
        size="small"
        icon={ChevronUp}
        label={t('columns.up', { label })}
        isDisabled={!above}
        onPress={() => move(above, 'before')}
      />
      <IconButton
        size="small"
        icon={ChevronDown}
        label={t('columns.down', { label })}
        isDisabled={!below}
        onPress={() => move(below, 'after')}
      />
    </span>
  )
}
