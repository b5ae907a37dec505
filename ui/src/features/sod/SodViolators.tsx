import { RefreshCw } from 'lucide'
import { useTranslation } from 'react-i18next'
import { PersonLink } from '../../entities/quick-info/ui/PersonLink'
import { useListViolatorsQuery } from '../../entities/sod/api'
import { usePersonName } from '../../entities/user/usePersonName'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { FirstFew } from '../../shared/ui/FirstFew'
import { IconButton } from '../../shared/ui/IconButton'
import { toUser } from '../users/routes'
import styles from './SodViolators.module.css'

/** Who has both roles of a constraint; names are read of those who are shown. */
export function SodViolators({ dn }: { dn: string }) {
  const { t } = useTranslation('sods')
  const query = useListViolatorsQuery(dn)
  const again = (
    <IconButton
      icon={RefreshCw}
      size="small"
      label={t('violators.again')}
      onPress={() => void query.refetch()}
    />
  )
  return (
    <SectionCard title={t('violators.title')} actions={again}>
      <AsyncBoundary
        query={query}
        skeleton={<DetailSkeleton />}
        failedTitle={t('violators.failed')}
      >
        {(dns) =>
          dns.length === 0 ? (
            <p>{t('violators.none')}</p>
          ) : (
            <Stack>
              <FirstFew
                lines={dns}
                id={(each) => each}
                draw={(each) => <Violator dn={each} />}
                className={styles.people}
              />
              <p className={styles.note}>{t('violators.stay')}</p>
            </Stack>
          )
        }
      </AsyncBoundary>
    </SectionCard>
  )
}

function Violator({ dn }: { dn: string }) {
  return <PersonLink dn={dn} name={usePersonName(dn)} href={toUser(dn)} size="m" />
}
