import { Split } from 'lucide'
import { useTranslation } from 'react-i18next'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { QuickInfoLink } from '../../entities/quick-info/ui/QuickInfoLink'
import type { RoleDetail } from '../../entities/role/model'
import { type SodRule, useListRulesOfRolesQuery } from '../../entities/sod/api'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { RowItem, RowList } from '../../shared/blocks/page/RowList'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Glyph } from '../../shared/ui/Glyph'
import { RoleLink } from '../../entities/role/ui/RoleLink'
import { toSod } from '../sod/routes'
import { toRole } from './routes'

/** The constraints that contain a role, with the roles that it excludes. */
export function RoleConstraints({ role }: { role: RoleDetail }) {
  const { t } = useTranslation('roles')
  const query = useListRulesOfRolesQuery([role.id])
  return (
    <SectionCard title={t('sods.title')}>
      <AsyncBoundary query={query} skeleton={<DetailSkeleton />} failedTitle={t('sods.failed')}>
        {(rules) =>
          rules.length === 0 ? (
            <p>{t('sods.none')}</p>
          ) : (
            <RowList>
              {rules.map((rule) => (
                <Constraint key={rule.id} rule={rule} roleId={role.id} />
              ))}
            </RowList>
          )
        }
      </AsyncBoundary>
    </SectionCard>
  )
}

function Constraint({ rule: { id, name, roles }, roleId }: { rule: SodRule; roleId: string }) {
  const { t } = useTranslation('roles')
  const maySee = usePageRight('sod')
  const other = roles.find((each) => each.id !== roleId)
  return (
    <RowItem
      sign={<Glyph of={Split} tint="sod" />}
      title={
        maySee ? <QuickInfoLink kind="SOD" dn={id} name={name} href={toSod(id)} quiet /> : name
      }
      about={
        other && (
          <>
            {t('sods.apart')} <RoleLink {...other} href={toRole(other.id)} />
          </>
        )
      }
    />
  )
}
