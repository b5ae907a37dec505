import { useTranslation } from 'react-i18next'
import type { LandingItem, OfferPage } from '../../entities/landing/model'
import { CategoryAbout } from '../../entities/landing/ui/CategoryAbout'
import { FeatureCard } from '../../entities/landing/ui/FeatureCard'
import { useItemLink, type ItemLink } from '../../entities/landing/useItemLink'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { EmptyState } from '../../shared/ui/EmptyState'
import styles from './Categories.module.css'

interface Offer {
  item: LandingItem
  link: ItemLink
}

/**
 * The items of the home page, category by category. Items without a link are left out, and so are categories that are
 * empty then.
 */
export function Categories({ page }: { page: OfferPage }) {
  const { t } = useTranslation('landing')
  const linkOf = useItemLink()
  const filled = page.categories
    .map((category) => ({ category, offers: category.items.flatMap(withLink(linkOf)) }))
    .filter(({ offers }) => offers.length > 0)
  if (filled.length === 0) {
    return <EmptyState art="nothing" title={t('none.title')} text={t('none.text')} />
  }
  const shown = filled.flatMap(({ offers }) => offers.map(({ item }) => item))
  return filled.map(({ category, offers }) => (
    <SectionCard key={category.id} title={category.name || t('uncategorized')}>
      <CategoryAbout category={category} />
      <ul className={styles.offers}>
        {offers.map(({ item, link }) => (
          <li key={item.id}>
            <FeatureCard item={item} link={link} place={shown.indexOf(item)} />
          </li>
        ))}
      </ul>
    </SectionCard>
  ))
}

const withLink =
  (linkOf: ReturnType<typeof useItemLink>) =>
  (item: LandingItem): Offer[] => {
    const link = linkOf(item)
    return link ? [{ item, link }] : []
  }
