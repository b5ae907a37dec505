import { Upload } from 'lucide'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayChange } from '../../entities/admin-rights/useMayChange'
import { ReadOnlyNote } from '../../entities/admin-rights/ui/ReadOnlyNote'
import { placeId, type DriverPlace } from '../../entities/driver/model'
import { useHolderCount } from '../../entities/permission/useHolderCount'
import type { RoleDetail } from '../../entities/role/model'
import { RoleLink } from '../../entities/role/ui/RoleLink'
import { DraftOffer } from '../../shared/blocks/drafts/DraftOffer'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Button } from '../../shared/ui/Button'
import { Tag } from '../../shared/ui/Tag'
import { toOwnRights } from '../explain/routes'
import { toRole } from '../roles/routes'
import { DriversPane } from './DriversPane'
import { PlanPane } from './PlanPane'
import { emptyPlan } from './plan'
import { useDryRun } from './useDryRun'
import { usePlan } from './usePlan'
import { ValuesPane } from './ValuesPane'
import styles from './Workbench.module.css'

const NOTHING = emptyPlan({ driver: { id: '', name: '' } })

/** The mapping of resources to a role, for people who may change the role. */
export function Workbench({ role }: { role: RoleDetail }) {
  const { mayModify, isReadOnly } = useMayChange('role', role)
  if (mayModify) return <Bench role={role} />
  return (
    <>
      <WorkbenchHead role={role} />
      {isReadOnly && <ReadOnlyNote to={toOwnRights(role.id)} />}
    </>
  )
}

function WorkbenchHead({ role, actions }: { role: RoleDetail; actions?: ReactNode }) {
  const { t } = useTranslation(['mapResources', 'definition', 'shell'])
  const holders = useHolderCount('ROLE', role.id)
  return (
    <>
      <PageHeader
        title={t('section.mapresources', { ns: 'shell' })}
        count={undefined}
        actions={actions}
      />
      <p className={styles.role}>
        {t('toRole')} <RoleLink id={role.id} name={role.name} href={toRole(role.id)} />
        {role.level && <Tag>{role.level.name}</Tag>}
        {typeof holders === 'number' && t('definition:holders', { total: holders })}
      </p>
    </>
  )
}

/**
 * The drivers, the values of the chosen entitlement, and the plan. Source: docs/assumptions.md
 *
 */
function Bench({ role }: { role: RoleDetail }) {
  const { t } = useTranslation('mapResources')
  const state = usePlan(role.id)
  const { plan = NOTHING, draft, isSending } = state
  const dryRun = useDryRun(role.id, plan, isSending)
  const isChosen = state.plan !== undefined
  const [isImporting, setImporting] = useState(false)
  const choose = (place: DriverPlace) => state.begin(place)
  const hasValues = isChosen && !plan.place.entitlement?.isValueless
  return (
    <>
      <WorkbenchHead
        role={role}
        actions={
          hasValues && (
            <Button isMinor variant="quiet" icon={Upload} onPress={() => setImporting(true)}>
              {t('import.open')}
            </Button>
          )
        }
      />
      {!isChosen && <DraftOffer draft={draft} onRestore={state.restore} />}
      <div className={styles.panes}>
        <DriversPane plan={state.plan} isLocked={isSending} onChoose={choose} />
        {isChosen ? (
          <ValuesPane
            key={placeId(plan.place)}
            place={plan.place}
            mapped={dryRun.mapped}
            plan={plan}
            isLocked={isSending}
            isImporting={isImporting}
            onImported={() => setImporting(false)}
            onAdd={(items) => state.add(plan.place, items)}
            onTake={(items) => state.take(plan.place, items)}
          />
        ) : (
          <SectionCard title={t('values.title')}>
            <p>{t('chooseDriver')}</p>
          </SectionCard>
        )}
        {isChosen && (
          <PlanPane
            key={`plan ${placeId(plan.place)}`}
            role={role}
            state={state}
            plan={plan}
            dryRun={dryRun}
          />
        )}
      </div>
    </>
  )
}
