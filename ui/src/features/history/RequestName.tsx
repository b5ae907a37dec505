import { useTranslation } from 'react-i18next'
import type { AccessRequest } from '../../entities/request/model'
import { Icon } from '../../shared/ui/Icon'
import { Link } from '../../shared/ui/Link'
import { kindSigns } from './kind'
import { toRequest } from './routes'
import styles from './RequestName.module.css'

/** A request in a list: its item, its kind and its number. */
export function RequestName({ request }: { request: AccessRequest }) {
  const { t } = useTranslation('history')
  const { id, kind, name, confirmationNumber } = request
  return (
    <div className={styles.names}>
      <Link href={toRequest(id)} className={styles.name}>
        <bdi className="cut">{name}</bdi>
      </Link>
      <p className={styles.about}>
        <Icon of={kindSigns[kind].of} size="xs" />
        {t(`kind.${kind}`)}
        {confirmationNumber && <bdi>{confirmationNumber}</bdi>}
      </p>
    </div>
  )
}
