import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSetStatusMutation } from '../../entities/availability/api'
import type { Absence, Availability } from '../../entities/availability/model'
import { periodState } from '../../entities/delegation/period'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { dayOf } from '../../shared/blocks/values/day'
import { useNow } from '../../shared/blocks/values/useNow'
import { useErrorText } from '../../shared/platform/errors/useErrorText'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Banner } from '../../shared/ui/Banner'
import { Button } from '../../shared/ui/Button'
import { Switch } from '../../shared/ui/Switch'
import { toDelegationCreate } from '../delegation/routes'

interface StatusCardProps {
  /** DN of the person, `''` for the user themself. */
  of: string
  availability: Availability
}

/** Whether a person is available now, with a switch that changes it from now on. */
export function StatusCard({ of, availability }: StatusCardProps) {
  const { t } = useTranslation('availability')
  const mayDelegate = usePageRight('createDelegation')
  const change = useStatusChange(of)
  const [isAsking, setAsking] = useState(false)
  const { status, mayAdd } = availability
  return (
    <SectionCard title={t('status.title')}>
      <Stack gap="tight">
        <p role="status">{t(`status.${status}`)}</p>
        <Switch
          label={t('status.switch')}
          isSelected={status === 'unavailable'}
          onChange={(isOn) => (isOn ? void change(false) : setAsking(true))}
        />
        {isAsking && (
          <EndDialog
            absences={availability.absences}
            onConfirm={() => change(true)}
            onClose={() => setAsking(false)}
          />
        )}
        {!mayAdd && (
          <Banner
            kind="info"
            actions={
              mayDelegate && (
                <Button size="small" href={toDelegationCreate({ of })}>
                  {t('cover.delegate')}
                </Button>
              )
            }
          >
            {t('status.nobody')}
          </Banner>
        )}
      </Stack>
    </SectionCard>
  )
}

interface EndDialogProps {
  absences: readonly Absence[]
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks before the server deletes the absences that are in force. Source: docs/assumptions.md A-138. */
function EndDialog({ absences, ...answer }: EndDialogProps) {
  const { t } = useTranslation('availability')
  const now = useNow()
  const current = absences.filter((each) => periodState(each, now) === 'inForce')
  return (
    <ConfirmDialog
      kind="change"
      title={t('status.ask.title')}
      consequence={t('status.ask.consequence')}
      affected={current.map(({ startsAt }) => t('absence', { day: dayOf(startsAt) }))}
      verb={t('status.ask.verb')}
      {...answer}
    />
  )
}

/**
 * Sets the status; the server may keep the old one and give the reason. Source: docs/assumptions.md
 *
 */
function useStatusChange(of: string) {
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [setStatus] = useSetStatusMutation()
  return async (isAvailable: boolean) => {
    const { data, error } = await setStatus({ of, isAvailable })
    const text = error ? errorText(error) : data.problem
    if (text) dispatch(showFeedback({ status: -1, text }))
  }
}
