import { ExternalLink } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/Icon'
import { Link } from '../../../shared/ui/Link'
import { Picture } from '../../../shared/ui/Picture'
import type { LandingItem } from '../model'
import type { ItemLink } from '../useItemLink'
import styles from './FeatureCard.module.css'
import { FeatureArt } from './FeatureArt'
import { itemIcon } from './itemIcon'

interface FeatureCardProps {
  item: LandingItem
  link: ItemLink
  /** The place of the item among all items of the page. */
  place: number
}

/** An item of the home page, with its image. */
export function FeatureCard({ item, link, place }: FeatureCardProps) {
  const { t } = useTranslation('shell')
  return (
    <Link
      href={link.href}
      className={styles.card}
      {...(link.isOutside && { target: '_blank', rel: 'noreferrer' })}
    >
      <Picture image={item.image} className={styles.picture}>
        <FeatureArt place={place} />
      </Picture>
      <span className={styles.words}>
        <span className={styles.title}>
          <Icon of={itemIcon(item)} size="s" />
          <bdi className={styles.name}>{item.name}</bdi>
          {link.isOutside && <Icon of={ExternalLink} size="xs" label={t('opensNewTab')} />}
        </span>
        {item.description !== '' && <bdi className={styles.about}>{item.description}</bdi>}
      </span>
    </Link>
  )
}
