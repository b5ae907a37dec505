import { Plus } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useListAdminDomainsQuery,
  useListAdministratorsOfQuery,
} from '../../entities/administrator/api'
import type { Administrator, Named } from '../../entities/administrator/model'
import { WhyButton } from '../../entities/explanation/ui/WhyButton'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { useNow } from '../../shared/blocks/values/useNow'
import { Banner } from '../../shared/ui/Banner'
import { Button } from '../../shared/ui/Button'
import { Skeleton } from '../../shared/ui/Skeleton'
import { toWhy } from '../explain/routes'
import { AdministratorCreate } from './AdministratorCreate'
import { DomainMatrix } from './DomainMatrix'
import { matrixOf, type MatrixColumn } from './matrix'
import { ViewChoice } from './ViewChoice'

const NONE: readonly Named[] = []

/** Who administers what, by domain. The list has the same in rows. Source: docs/assumptions.md A-634. */
export function AdministratorMatrixPage() {
  const { t } = useTranslation('administrators')
  const query = useListAdministratorsOfQuery('ALL')
  const [isCreating, setCreating] = useState(false)
  const create = query.data && (
    <Button variant="primary" icon={Plus} onPress={() => setCreating(true)}>
      {t('create.open')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        count={query.data?.length}
        actions={
          <>
            <WhyButton to={toWhy()} />
            {create}
          </>
        }
      />
      <ViewChoice view="matrix" />
      <AsyncBoundary
        query={query}
        skeleton={<Skeleton shape="big" />}
        failedTitle={t('listFailed')}
      >
        {(administrators) => <Matrix administrators={administrators} />}
      </AsyncBoundary>
      {isCreating && <AdministratorCreate onClose={() => setCreating(false)} />}
    </>
  )
}

function Matrix({ administrators }: { administrators: readonly Administrator[] }) {
  const { t } = useTranslation('administrators')
  const { data: domains = NONE } = useListAdminDomainsQuery(undefined)
  const { rows, columns } = matrixOf(administrators, domains, useNow())
  return (
    <Stack>
      <Cover columns={columns} />
      <SectionCard title={t('matrix.title')}>
        <DomainMatrix rows={rows} columns={columns} />
      </SectionCard>
    </Stack>
  )
}

/** Domains that nobody administers as a whole, or one alone. */
function Cover({ columns }: { columns: readonly MatrixColumn[] }) {
  const { t } = useTranslation('administrators')
  const withWhole = (count: number) =>
    columns.flatMap(({ name, whole }) => (whole === count ? [name] : []))
  const nobody = withWhole(0)
  const single = withWhole(1)
  return (
    <>
      {nobody.length > 0 && (
        <Banner kind="danger">{t('matrix.nobody', { domains: nobody })}</Banner>
      )}
      {single.length > 0 && (
        <Banner kind="warning">{t('matrix.single', { domains: single })}</Banner>
      )}
    </>
  )
}
