import { ChevronRight } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useCountEntitiesQuery } from '../../entities/entity/api'
import { kindIcon } from '../../entities/entity/kindIcon'
import type { Kind } from '../../entities/entity/model'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Glyph } from '../../shared/ui/Glyph'
import { Icon } from '../../shared/ui/Icon'
import { Link } from '../../shared/ui/Link'
import { Skeleton } from '../../shared/ui/Skeleton'
import styles from './KindsPage.module.css'
import { toKind } from './routes'

/** A kind of entity: its description and the number of entities. */
export function KindCard({ kind }: { kind: Kind }) {
  return (
    <Link href={toKind(kind.key)} className={styles.card}>
      <Glyph of={kindIcon(kind.key)} tint="thing" />
      <span className={styles.words}>
        <bdi className={styles.name}>{kind.name}</bdi>
        <span className={styles.count}>
          <Count kind={kind.key} />
        </span>
      </span>
      <Icon of={ChevronRight} flip />
    </Link>
  )
}

/** When the number fails to load, the link to the list stays; the list shows the reason. */
function Count({ kind }: { kind: Kind['key'] }) {
  const { t } = useTranslation('entities')
  const clientId = useBootstrap().client.id
  const { data, isLoading } = useCountEntitiesQuery({ kind, clientId })
  if (isLoading) return <Skeleton width="w30" />
  return data === undefined ? t('notCounted') : t('count', { count: data })
}
