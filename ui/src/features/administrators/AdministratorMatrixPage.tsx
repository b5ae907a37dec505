import { Plus } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import {
  useListAdminDomainsQuery,
  useListAdministratorsOfQuery,
} from '../../entities/administrator/api'
import {
  ADMINISTRATOR_STATES,
  type Administrator,
  type Named,
  type State,
} from '../../entities/administrator/model'
import { WhyButton } from '../../entities/explanation/ui/WhyButton'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { useNow } from '../../shared/blocks/values/useNow'
import { Banner } from '../../shared/ui/Banner'
import { Button } from '../../shared/ui/Button'
import { Select } from '../../shared/ui/Select'
import { Skeleton } from '../../shared/ui/Skeleton'
import { toWhy } from '../explain/routes'
import { AdministratorCreate } from './AdministratorCreate'
import { DomainMatrix } from './DomainMatrix'
import { matrixOf, type MatrixColumn } from './matrix'
import { AdministratorViews } from './AdministratorViews'

const NONE: readonly Named[] = []
const ANY = 'any'
/** The parameter of the address, which the list uses too. */
const STATE = 'filter.state'

/**
 * A matrix of administrators and domains; the list shows the same in rows. Source:
 * docs/assumptions.md A-634.
 */
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
      <AdministratorViews view="matrix" />
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
  const [params, setParams] = useSearchParams()
  const state = ADMINISTRATOR_STATES.find((each) => each === params.get(STATE))
  const { rows, columns } = matrixOf(administrators, domains, useNow(), state)
  const choose = (chosen: State | undefined) =>
    setParams((before) => {
      before.delete(STATE)
      if (chosen) before.set(STATE, chosen)
      return before
    })
  return (
    <Stack>
      <Cover columns={columns} />
      <SectionCard
        title={t('matrix.title')}
        actions={<StateChoice state={state} onChange={choose} />}
      >
        <DomainMatrix rows={rows} columns={columns} />
      </SectionCard>
    </Stack>
  )
}

interface StateChoiceProps {
  /** Undefined for all states. */
  state: State | undefined
  onChange: (state: State | undefined) => void
}

function StateChoice({ state, onChange }: StateChoiceProps) {
  const { t } = useTranslation('administrators')
  return (
    <Select
      label={t('column.status')}
      size="small"
      isInline
      options={[
        { id: ANY, text: t('filter.any', { ns: 'dataTable' }) },
        ...ADMINISTRATOR_STATES.map((id) => ({ id, text: t(`status.${id}`) })),
      ]}
      value={state ?? ANY}
      onChange={(id) => onChange(id === ANY ? undefined : id)}
    />
  )
}

/** Domains that nobody, or only one assignee, administers as a whole. */
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
