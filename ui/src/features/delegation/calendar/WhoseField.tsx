import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useGetTeamQuery } from '../../../entities/team/api'
import { teamTab } from '../../../entities/team/pickerTab'
import { useUserTabs } from '../../../entities/user/useUserTabs'
import { EntityPicker } from '../../../shared/blocks/entity-picker/EntityPicker'
import { Stack } from '../../../shared/blocks/page/Stack'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { SearchField } from '../../../shared/ui/SearchField'
import { SegmentedButtons } from '../../../shared/ui/SegmentedButtons'
import { useNames } from './useNames'
import { MOST, type Unit } from './usePeopleOf'

export const kinds = ['selected', 'team', 'unit'] as const
export type Kind = (typeof kinds)[number]

interface WhoseFieldProps extends Unit {
  kind: Kind
  /** DNs of the people who were chosen one by one. */
  chosen: readonly string[]
  onChange: (changed: Partial<Record<'of' | 'who' | 'team' | 'unit', readonly string[]>>) => void
}

/** The choice of people: one by one, a team, or an organizational unit. */
export function WhoseField({ kind, chosen, team, unit, onChange }: WhoseFieldProps) {
  const { t } = useTranslation('delegation')
  return (
    <Stack>
      <SegmentedButtons
        label={t('calendar.whose')}
        options={kinds.map((id) => ({ id, label: t(`calendar.${id}`) }))}
        value={kind}
        onChange={(of) => onChange({ of: of === 'selected' ? [] : [of] })}
      />
      {kind === 'selected' && <People chosen={chosen} onChange={(who) => onChange({ who })} />}
      {kind === 'team' && <Team team={team} onChange={(dns) => onChange({ team: dns })} />}
      {kind === 'unit' && <UnitName unit={unit} onChange={(name) => onChange({ unit: [name] })} />}
    </Stack>
  )
}

interface PeopleProps {
  chosen: readonly string[]
  onChange: (dns: readonly string[]) => void
}

function People({ chosen, onChange }: PeopleProps) {
  const { t } = useTranslation('delegation')
  const names = useNames(chosen)
  return (
    <EntityPicker
      label={t('calendar.add')}
      hint={t('calendar.most', { number: MOST })}
      tabs={useUserTabs()}
      selection="multi"
      value={chosen.map((id) => ({ type: 'user' as const, id, name: names.get(id) ?? id }))}
      onChange={(items) => onChange(items.map(({ id }) => id))}
    />
  )
}

/** Chooses the team; who administers nothing has those whose absences they may set. */
function Team({ team, onChange }: { team: string; onChange: (dns: readonly string[]) => void }) {
  const { t } = useTranslation('delegation')
  const { currentData } = useGetTeamQuery(team === '' ? skipToken : team)
  const { domains = [] } = useBootstrap().rights
  const teamType = domains.length === 0 ? 'A' : undefined
  const tabs = useMemo(() => [teamTab({ teamType })] as const, [teamType])
  const name = currentData?.name ?? team
  return (
    <EntityPicker
      label={t('calendar.team')}
      tabs={tabs}
      selection="dropdown"
      value={team === '' ? [] : [{ type: 'team', id: team, name }]}
      onChange={(items) => onChange(items.map(({ id }) => id))}
    />
  )
}

function UnitName({ unit, onChange }: { unit: string; onChange: (name: string) => void }) {
  const { t } = useTranslation('delegation')
  const [typed, setTyped] = useState(unit)
  return (
    <SearchField
      label={t('calendar.unit')}
      placeholder={t('calendar.unit')}
      value={typed}
      onChange={setTyped}
      onSubmit={onChange}
    />
  )
}
