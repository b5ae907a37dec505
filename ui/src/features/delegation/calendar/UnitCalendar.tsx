import { useTranslation } from 'react-i18next'
import { AsyncBoundary } from '../../../shared/blocks/async/AsyncBoundary'
import { Stack } from '../../../shared/blocks/page/Stack'
import { Banner } from '../../../shared/ui/Banner'
import { Button } from '../../../shared/ui/Button'
import { Skeleton } from '../../../shared/ui/Skeleton'
import { Calendar } from './Calendar'
import { callsFor, MOST, usePeopleOf, type Unit } from './usePeopleOf'

interface UnitCalendarProps {
  of: Unit
  first: string
  mayWrite: boolean
  /** The person has seen the number of calls. */
  isShown: boolean
  onShow: () => void
}

/**
 * The calendar of a team or an organizational unit. It shows the number of calls before it loads,
 * and asks to choose fewer people when there are too many.
 */
export function UnitCalendar({ of, first, mayWrite, isShown, onShow }: UnitCalendarProps) {
  const { t } = useTranslation('delegation')
  const { dns, names, total, error, refetch } = usePeopleOf(of)
  return (
    <AsyncBoundary
      query={{ data: total, error, refetch }}
      skeleton={<Skeleton shape="big" />}
      failedTitle={t('calendar.peopleFailed')}
    >
      {(people) => {
        if (people > MOST) {
          return <Banner kind="warning">{tooMany(people)}</Banner>
        }
        if (isShown) return <Calendar people={dns} given={names} {...{ first, mayWrite }} />
        return (
          <Stack>
            <p>{t('calendar.cost', { people, calls: callsFor(people) })}</p>
            <div>
              <Button variant="primary" isDisabled={people === 0} onPress={onShow}>
                {t('calendar.show')}
              </Button>
            </div>
          </Stack>
        )
      }}
    </AsyncBoundary>
  )

  function tooMany(people: number): string {
    const number = Number.isFinite(people) ? people : `> ${String(MOST)}`
    return t('calendar.tooMany', { number, most: MOST })
  }
}
