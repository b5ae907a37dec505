import { memo, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button as Card } from 'react-aria-components/Button'
import { useGetOfferPageQuery } from '../../entities/landing/api'
import { UNCATEGORIZED, type LandingCategory, type LandingItem } from '../../entities/landing/model'
import { CategoryAbout } from '../../entities/landing/ui/CategoryAbout'
import { TYPE_OF } from '../../entities/permission/search'
import { PermissionGlyph } from '../../entities/permission/ui/PermissionGlyph'
import { viewedTypes } from '../../entities/permission/viewedTypes'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppSelector } from '../../shared/platform/store/hooks'
import { FirstFew } from '../../shared/ui/FirstFew'
import { Picture } from '../../shared/ui/Picture'
import { Skeleton } from '../../shared/ui/Skeleton'
import styles from './Shelves.module.css'
import type { OpenedItem } from './useOpenedItem'
import { useRecent } from './useRecent'

interface ShelvesProps {
  onOpen: (item: OpenedItem) => void
  /** Searches the catalog for the name of a recent item, when its item was not found by the name alone. */
  onSearch: (name: string) => void
}

/**
 * Items that administrators recommend, category by category, and items that the person requested last. Source:
 * docs/assumptions.md A-328.
 */
export const Shelves = memo(function Shelves(props: ShelvesProps) {
  const { t } = useTranslation('requests')
  const client = useBootstrap().client.id
  const featured = useGetOfferPageQuery({ place: 'request', client })
  return (
    <div className={styles.shelves}>
      <AsyncBoundary
        query={featured}
        failedTitle={t('shelf.failed')}
        skeleton={<Skeleton width="w70" />}
      >
        {({ categories }) =>
          categories.map((category) => (
            <Featured key={category.id} category={category} onOpen={props.onOpen} />
          ))
        }
      </AsyncBoundary>
      <Recent {...props} />
    </div>
  )
})

interface FeaturedProps extends Pick<ShelvesProps, 'onOpen'> {
  category: LandingCategory
}

function Featured({ category, onOpen }: FeaturedProps) {
  const { t } = useTranslation('requests')
  const viewed = useAppSelector(viewedTypes)
  const offered = category.items.flatMap(({ permission, name, description, image }) => {
    if (!permission || !viewed.includes(TYPE_OF[permission.type])) return []
    return [{ id: permission.dn, kind: permission.type, name, description, image }]
  })
  return (
    <Shelf
      title={category.id === UNCATEGORIZED ? t('shelf.featured') : category.name}
      about={<CategoryAbout category={category} />}
      items={offered}
      onChoose={onOpen}
    />
  )
}

function Recent({ onOpen, onSearch }: ShelvesProps) {
  const { t } = useTranslation('requests')
  const { recent, find } = useRecent()
  const choose = async (item: (typeof recent)[number]) => {
    const found = await find(item)
    if (found) onOpen(found)
    else onSearch(item.name)
  }
  return <Shelf title={t('shelf.recent')} items={recent} onChoose={(item) => void choose(item)} />
}

/** How many items are visible at first, about two lines. */
const FEW = 6

type ShelfItem = Required<Pick<OpenedItem, 'id' | 'kind' | 'name'>> &
  Partial<Pick<LandingItem, 'description' | 'image'>>

interface ShelfProps<Item extends ShelfItem> {
  title: string
  /** A text below the title. */
  about?: ReactNode
  items: readonly Item[]
  onChoose: (item: Item) => void
}

function Shelf<Item extends ShelfItem>({ title, about, items, onChoose }: ShelfProps<Item>) {
  const id = useId()
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {about}
      <FirstFew
        lines={items}
        id={(item) => item.id}
        draw={(item) => <ItemCard item={item} onPress={() => onChoose(item)} />}
        atFirst={FEW}
        className={styles.items}
      />
    </section>
  )
}

function ItemCard({ item, onPress }: { item: ShelfItem; onPress: () => void }) {
  return (
    <Card className={styles.item ?? ''} onPress={onPress}>
      <Picture image={item.image} className={styles.picture}>
        <PermissionGlyph kind={item.kind} />
      </Picture>
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{item.name}</bdi>
        </span>
        {item.description && (
          <span className={styles.about} dir="auto">
            {item.description}
          </span>
        )}
      </span>
    </Card>
  )
}
