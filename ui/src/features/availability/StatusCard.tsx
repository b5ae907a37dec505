import { useTranslation } from 'react-i18next'
import { useSetStatusMutation } from '../../entities/availability/api'
import type { Availability } from '../../entities/availability/model'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { useErrorText } from '../../shared/platform/errors/useErrorText'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Banner } from '../../shared/ui/Banner'
import { Button } from '../../shared/ui/Button'
import { Switch } from '../../shared/ui/Switch'
import { toDelegationCreate } from '../delegation/routes'

interface StatusCardProps {
  /** DN of the person, `''` for oneself. */
  of: string
  availability: Availability
}

/** Whether somebody is available now, and the switch that changes it from now on. */
export function StatusCard({ of, availability: { status, mayAdd } }: StatusCardProps) {
  const { t } = useTranslation('availability')
  const mayDelegate = usePageRight('createDelegation')
  const change = useStatusChange(of)
  return (
    <SectionCard title={t('status.title')}>
      <Stack gap="tight">
        <p role="status">{t(`status.${status}`)}</p>
        <Switch
          label={t('status.switch')}
          isSelected={status === 'unavailable'}
          onChange={(isOn) => void change(!isOn)}
        />
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

/** The server may leave the status as it was and say why. Source: docs/assumptions.md A-138. */
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
