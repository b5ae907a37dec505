import { Check, CircleDashed, Plus } from 'lucide'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button as LinkButton } from 'react-aria-components/Button'
import type { Permission } from '../../entities/permission/model'
import { PermissionGlyph } from '../../entities/permission/ui/PermissionGlyph'
import { classNames } from '../../shared/ui/classNames'
import { Badge } from '../../shared/ui/Badge'
import { Button } from '../../shared/ui/Button'
import { Highlight } from '../../shared/ui/Highlight'
import styles from './Catalogue.module.css'

/** Actions on an item of the catalog. */
export interface OfferActs {
  onAdd: (permission: Permission) => void
  onRemove: (id: string) => void
  onOpen: (permission: Permission) => void
}

interface OfferProps extends OfferActs {
  permission: Permission
  isInCart: boolean
  /** Whether the person requested the item, and it is not decided yet. */
  isRequested: boolean
  /** The text of the search, to be highlighted. */
  search: string
}

/** An item of the catalog. */
export const Offer = memo(function Offer(props: OfferProps) {
  const { permission, isInCart, isRequested, search, onAdd, onRemove, onOpen } = props
  const { t } = useTranslation('requests')
  const { id, kind, name, description, categories } = permission
  return (
    <li className={classNames(styles.offer, isInCart && styles.in)}>
      <PermissionGlyph kind={kind} />
      <div className={styles.words}>
        <h3>
          <LinkButton className={styles.name ?? ''} onPress={() => onOpen(permission)}>
            <bdi>
              <Highlight text={name} query={search} />
            </bdi>
          </LinkButton>
        </h3>
        {description !== '' && (
          <p>
            <bdi>
              <Highlight text={description} query={search} />
            </bdi>
          </p>
        )}
        <p className={styles.meta}>
          {isRequested && (
            <Badge kind="info" icon={CircleDashed}>
              {t('requested')}
            </Badge>
          )}
          <span>{t(`kind.${kind}`)}</span>
          {categories.map((category) => (
            <bdi key={category}>{category}</bdi>
          ))}
        </p>
      </div>
      <span className={styles.act}>
        {isInCart ? (
          <Button
            size="small"
            icon={Check}
            aria-label={`${t('added')}: ${t('removeName', { name })}`}
            onPress={() => onRemove(id)}
          >
            {t('added')}
          </Button>
        ) : (
          <Button
            size="small"
            icon={Plus}
            aria-label={`${t('add')} ${name}`}
            onPress={() => onAdd(permission)}
          >
            {t('add')}
          </Button>
        )}
      </span>
    </li>
  )
})
