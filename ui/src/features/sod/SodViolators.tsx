import { Download, RefreshCw } from 'lucide'
import { useTranslation } from 'react-i18next'
import { impactOnceAMinute } from '../../entities/impact/api'
import { useListViolatorsQuery } from '../../entities/sod/api'
import type { ExcludedRole, Sod } from '../../entities/sod/model'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { toCsv } from '../../shared/platform/files/csv'
import { isRefused } from '../../shared/platform/errors/isRefused'
import { downloadCsv } from '../../shared/platform/files/downloadCsv'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Button } from '../../shared/ui/Button'
import { FirstFew } from '../../shared/ui/FirstFew'
import { IconButton } from '../../shared/ui/IconButton'
import styles from './SodViolators.module.css'
import { Violator } from './Violator'
import { ViolatorLookUp } from './ViolatorLookUp'

/** How many people are visible at first. */
const AT_FIRST = 5

/** The people who have both roles of a constraint, with the source of each role. */
export function SodViolators({ sod }: { sod: Pick<Sod, 'id' | 'name' | 'roles'> }) {
  const { t } = useTranslation('sods')
  // Requests change the list, so it is loaded each time it is opened.
  const query = useListViolatorsQuery(sod.id, { refetchOnMountOrArgChange: true })
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
      {isRefused(query.error) ? <p>{t('violators.hidden')}</p> : <People query={query} sod={sod} />}
    </SectionCard>
  )
}

interface PeopleProps {
  sod: Pick<Sod, 'id' | 'name' | 'roles'>
  query: { data?: readonly string[] | undefined; error?: unknown; refetch: () => unknown }
}

function People({ sod, query }: PeopleProps) {
  const { t } = useTranslation('sods')
  return (
    <AsyncBoundary query={query} skeleton={<DetailSkeleton />} failedTitle={t('violators.failed')}>
      {(dns) =>
        dns.length === 0 ? (
          <p>{t('violators.none')}</p>
        ) : (
          <Stack gap="tight">
            <p>{t('violators.count', { number: dns.length })}</p>
            <FirstFew
              lines={dns}
              atFirst={AT_FIRST}
              id={(each) => each}
              draw={(each) => <Violator dn={each} roles={sod.roles} />}
              className={styles.people}
            />
            {dns.length > AT_FIRST && <ViolatorLookUp sod={sod} />}
            <p className={styles.note}>{t('violators.stay')}</p>
            <ViolatorsExport sod={sod} dns={dns} />
          </Stack>
        )
      }
    </AsyncBoundary>
  )
}

interface ExportProps {
  sod: Pick<Sod, 'name' | 'roles'>
  dns: readonly string[]
}

/**
 * Exports the violators. Names come with the holders of both roles; if these fail to load, the file
 * has only DNs.
 */
function ViolatorsExport({ sod, dns }: ExportProps) {
  const { t } = useTranslation(['sods', 'impact'])
  const dispatch = useAppDispatch()
  const save = async () => {
    const { data } = await dispatch(impactOnceAMinute(bothOf(sod.roles)))
    const heads = [t('impact:csv.person'), t('impact:csv.dn')]
    const lines = dns.map((dn) => [data?.people[dn] ?? '', dn])
    downloadCsv(toCsv([heads, ...lines]), sod.name)
  }
  return (
    <div>
      <Button icon={Download} size="small" variant="quiet" onPress={() => void save()}>
        {t('impact:csv.open')}
      </Button>
    </div>
  )
}

function bothOf(roles: readonly ExcludedRole[]) {
  const names = Object.fromEntries(roles.map(({ id, name }) => [id, name]))
  return { change: { constraint: { after: roles.map(({ id }) => id) } }, names }
}
