import { ChevronLeft, ChevronRight, Plus, Printer } from 'lucide'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useLocale } from '../../../i18n/useLocale'
import { usePageRight } from '../../../entities/navigation/usePageRight'
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
import { DelegationViews } from '../DelegationViews'
import { Calendar } from './Calendar'
import styles from './Calendar.module.css'
import { UnitCalendar } from './UnitCalendar'
import { MOST, type Unit } from './usePeopleOf'
import { firstDayOf, lastDayOf, moved } from './weeks'
import { kinds, WhoseField } from './WhoseField'

/**
 * Eight weeks of absences and delegates, for the user and, with the right to see others, for chosen
 * people.
 */
export function CalendarPage() {
  const { t } = useTranslation('delegation')
  const mayWrite = usePageRight('createDelegation')
  const { people, others, first, kind, unit, isShown, show } = useAsked()
  const span = useSpan(first)
  const create = mayWrite && (
    <span className={styles.controls}>
      <Button variant="primary" icon={Plus} href={toDelegationCreate()}>
        {t('create.open')}
      </Button>
    </span>
  )
  return (
    <>
      <PageHeader title={t('title')} count={undefined} actions={create} />
      <div className={styles.controls}>
        <DelegationViews view="calendar" />
      </div>
      <Stack>
        {mayWrite && (
          <div className={styles.controls}>
            <WhoseField
              kind={kind}
              chosen={others}
              {...unit}
              onChange={(changed) => show({ ...changed, shown: [] })}
            />
          </div>
        )}
        {(kind === 'selected' || unit.team !== '' || unit.unit !== '') && (
          <SectionCard
            title={span}
            actions={<Steps first={first} onMove={(from) => show({ from })} />}
          >
            {kind === 'selected' ? (
              <Calendar people={people} first={first} mayWrite={mayWrite} />
            ) : (
              <UnitCalendar
                {...{ of: unit, first, mayWrite, isShown }}
                onShow={() => show({ shown: ['1'] })}
              />
            )}
          </SectionCard>
        )}
      </Stack>
    </>
  )
}

/** Reads the address: the people (the user first), or their team or unit, and the first day. */
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
  const others = useMemo(() => people.slice(1), [people])
  const kind = kinds.find((each) => each === params.get('of')) ?? 'selected'
  const unit: Unit = {
    team: kind === 'team' ? (params.get('team') ?? '') : '',
    unit: kind === 'unit' ? (params.get('unit') ?? '') : '',
  }
  const show = (changed: Record<string, readonly string[]>) => {
    const next = new URLSearchParams(params)
    for (const [key, values] of Object.entries(changed)) {
      next.delete(key)
      for (const value of values) next.append(key, value)
    }
    setParams(next)
  }
  const first = params.get('from') ?? firstDayOf(today, intlLocale)
  return { people, others, first, kind, unit, isShown: params.has('shown'), show }
}

function useSpan(first: string): string {
  const { t } = useTranslation('delegation')
  const dates = useDateFormat()
  const last = dates.day(startOfDay(lastDayOf(first)))
  return t('calendar.span', { first: dates.day(startOfDay(first)), last })
}

interface StepsProps {
  first: string
  /** Moves to a first day; an empty list means today. */
  onMove: (first: readonly string[]) => void
}

function Steps({ first, onMove }: StepsProps) {
  const { t } = useTranslation('delegation')
  return (
    <span className={styles.steps}>
      <Button size="small" variant="quiet" onPress={() => onMove([])}>
        {t('calendar.today')}
      </Button>
      <IconButton icon={Printer} label={t('calendar.print')} onPress={() => window.print()} />
      <IconButton
        icon={ChevronLeft}
        flip
        label={t('calendar.earlier')}
        onPress={() => onMove([moved(first, -1)])}
      />
      <IconButton
        icon={ChevronRight}
        flip
        label={t('calendar.later')}
        onPress={() => onMove([moved(first, 1)])}
      />
    </span>
  )
}
