import { KeyRound, Link2, Pencil, Trash2 } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  withChangedCategory,
  withItem,
  withoutCategory,
  withoutItem,
  type LandingDraft,
} from '../../entities/landing/landingDraft'
import {
  UNCATEGORIZED,
  type LandingCategory,
  type LandingItem,
  type OfferPlace,
} from '../../entities/landing/model'
import { itemIcon } from '../../entities/landing/ui/itemIcon'
import { ImageField } from '../../shared/blocks/form/ImageField'
import { OrderedList } from '../../shared/blocks/ordered-list/OrderedList'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { Button } from '../../shared/ui/Button'
import { Icon } from '../../shared/ui/Icon'
import { IconButton } from '../../shared/ui/IconButton'
import { TextArea } from '../../shared/ui/TextArea'
import { TextField } from '../../shared/ui/TextField'
import styles from './CategoryEditor.module.css'
import { ItemDialog } from './ItemDialog'
import { PermissionsDialog } from './PermissionsDialog'

interface CategoryEditorProps {
  place: OfferPlace
  category: LandingCategory
  draft: LandingDraft
  onChange: (draft: LandingDraft) => void
}

/** Edits a category: its name, its description, and its items in their order. */
export function CategoryEditor(props: CategoryEditorProps) {
  const { category, draft, onChange } = props
  const { t } = useTranslation('landing')
  const isRest = category.id === UNCATEGORIZED
  const change = (part: Partial<LandingCategory>) =>
    onChange(withChangedCategory(draft, category.id, part))
  return (
    <>
      {!isRest && (
        <SectionCard
          title={t('edit.category')}
          actions={
            <Button
              size="small"
              variant="quiet"
              icon={Trash2}
              onPress={() => onChange(withoutCategory(draft, category.id))}
            >
              {t('edit.removeCategory')}
            </Button>
          }
        >
          <Stack gap="tight">
            <TextField
              label={t('edit.name')}
              value={category.name}
              placeholder={t('edit.untitled')}
              onChange={(name) => change({ name })}
            />
            <TextArea
              label={t('edit.description')}
              value={category.description}
              onChange={(description) => change({ description })}
            />
            <ImageField
              label={t('edit.image')}
              image={category.image}
              onChange={(image) => change({ image })}
            />
          </Stack>
        </SectionCard>
      )}
      <Items {...props} />
    </>
  )
}

function Items({ place, category, draft, onChange }: CategoryEditorProps) {
  const { t } = useTranslation('landing')
  const [edited, setEdited] = useState<LandingItem | 'new'>()
  const [isAdding, setAdding] = useState(false)
  return (
    <SectionCard
      title={t('edit.items')}
      actions={
        <>
          {place === 'landing' && (
            <Button size="small" icon={Link2} onPress={() => setEdited('new')}>
              {t('edit.addLink')}
            </Button>
          )}
          <Button size="small" icon={KeyRound} onPress={() => setAdding(true)}>
            {t('edit.addPermissions')}
          </Button>
        </>
      }
    >
      {category.items.length === 0 ? (
        <p>{t('edit.noItems')}</p>
      ) : (
        <OrderedList
          label={t('edit.items')}
          rows={category.items}
          onReorder={(items) => onChange(withChangedCategory(draft, category.id, { items }))}
        >
          {(item) => (
            <div className={styles.item}>
              <Icon of={itemIcon(item)} size="s" />
              <bdi className={styles.name}>{item.name}</bdi>
              <IconButton
                size="small"
                icon={Pencil}
                label={t('edit.editItem', { name: item.name })}
                onPress={() => setEdited(item)}
              />
              <IconButton
                size="small"
                icon={Trash2}
                label={t('edit.removeItem', { name: item.name })}
                onPress={() => onChange(withoutItem(draft, item.id))}
              />
            </div>
          )}
        </OrderedList>
      )}
      {edited !== undefined && (
        <ItemDialog
          item={edited === 'new' ? undefined : edited}
          categoryId={category.id}
          page={draft}
          onApply={(entry, categoryId) => onChange(withItem(draft, entry, categoryId))}
          onClose={() => setEdited(undefined)}
        />
      )}
      {isAdding && (
        <PermissionsDialog
          categoryId={category.id}
          onApply={(entries) =>
            onChange(entries.reduce((to, entry) => withItem(to, entry, category.id), draft))
          }
          onClose={() => setAdding(false)}
        />
      )}
    </SectionCard>
  )
}
