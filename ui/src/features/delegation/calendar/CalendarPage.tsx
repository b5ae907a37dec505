import { ChevronLeft, ChevronRight, Plus } from 'lucide'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useLocale } from '../../../i18n/useLocale'
import { usePageRight } from '../../../entities/navigation/usePageRight'
import { userTab } from '../../../entities/user/pickerTab'
import { EntityPicker } from '../../../shared/blocks/entity-picker/EntityPicker'
import { PageHeader } from '../../../shared/blocks/page/PageHeader'
import { SectionCard } from '../../../shared/blocks/page/SectionCard'
import { Stack } from '../../../shared/blocks/page/Stack'
import { dayOf, startOfDay } from '../../../shared/blocks/values/day'
import { useDateFormat } from '../../../shared/blocks/values/useDateFormat'
import { useNow } from '../../../shared/blocks/values/useNow'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { Button } from '../../../shared/ui/Button'
import { IconButton } from '../../../shared/ui/IconButton'
import { toDelegationCreate } from '../routes'
import { ViewChoice } from '../ViewChoice'
import { Calendar } from './Calendar'
import styles from './Calendar.module.css'
import { firstDayOf, lastDayOf, moved } from './weeks'

/** So many people are read at once. Source: docs/assumptions.md A-525. */
const MOST = 50

/** Eight weeks of who is away and who stands in: oneself, and people who are chosen by those who may see others. */
export function CalendarPage() {
  const { t } = useTranslation('delegation')
  const mayWrite = usePageRight('createDelegation')
  const { people, first, show } = useAsked()
  const create = mayWrite && (
    <Button variant="primary" icon={Plus} href={toDelegationCreate()}>
      {t('create.open')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} count={undefined} actions={create} />
      <ViewChoice />
      <Stack>
        {mayWrite && <People chosen={people.slice(1)} onChange={(dns) => show({ who: dns })} />}
        <SectionCard
          title={useSpan(first)}
          actions={<Steps first={first} onMove={(from) => show({ from: [from] })} />}
        >
          <Calendar people={people} first={first} mayWrite={mayWrite} />
        </SectionCard>
      </Stack>
    </>
  )
}

/** The people, oneself first, and the first day; both are in the address. */
function useAsked() {
  const { user } = useBootstrap()
  const { intlLocale } = useLocale()
  const today = dayOf(useNow())
  const [params, setParams] = useSearchParams()
  const chosen = params.getAll('who').join('\n')
  const people = useMemo(() => {
    const others = chosen === '' ? [] : chosen.split('\n')
    return [...new Set([user.dn, ...others])].slice(0, MOST)
  }, [chosen, user.dn])
  const show = (changed: Record<string, readonly string[]>) => {
    const next = new URLSearchParams(params)
    for (const [key, values] of Object.entries(changed)) {
      next.delete(key)
      for (const value of values) next.append(key, value)
    }
    setParams(next)
  }
  return { people, first: params.get('from') ?? firstDayOf(today, intlLocale), show }
}

function useSpan(first: string): string {
  const { t } = useTranslation('delegation')
  const dates = useDateFormat()
  const last = dates.day(startOfDay(lastDayOf(first)))
  return t('calendar.span', { first: dates.day(startOfDay(first)), last })
}

interface StepsProps {
  first: string
  onMove: (first: string) => void
}

function Steps({ first, onMove }: StepsProps) {
  const { t } = useTranslation('delegation')
  return (
    <span className={styles.steps}>
      <IconButton
        icon={ChevronLeft}
        flip
        label={t('calendar.earlier')}
        onPress={() => onMove(moved(first, -1))}
      />
      <IconButton
        icon={ChevronRight}
        flip
        label={t('calendar.later')}
        onPress={() => onMove(moved(first, 1))}
      />
    </span>
  )
}

interface PeopleProps {
  /** DNs. */
  chosen: readonly string[]
  onChange: (dns: readonly string[]) => void
}

function People({ chosen, onChange }: PeopleProps) {
  const { t } = useTranslation('delegation')
  const clientId = useBootstrap().client.id
  const tabs = useMemo(() => [userTab({ clientId })] as const, [clientId])
  return (
    <EntityPicker
      label={t('calendar.add')}
      hint={t('calendar.most', { number: MOST })}
      tabs={tabs}
      selection="multi"
      value={chosen.map((id) => ({ type: 'user' as const, id, name: id }))}
      onChange={(items) => onChange(items.map(({ id }) => id))}
    />
  )
}
