import { RotateCw } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useBuildEventMapMutation } from '../../entities/logger/api'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Button } from '../../shared/ui/Button'
import { PageSettings } from './PageSettings'
import { SettingsFrame } from './SettingsFrame'
import { useAction } from './useAction'

/** Where audit events go, and the map of events. */
export function AuditingPage() {
  const { t } = useTranslation('configuration')
  const [build] = useBuildEventMapMutation()
  const { isBusy, act } = useAction()
  return (
    <SettingsFrame page="auditing">
      <SectionCard
        title={t('auditing.title')}
        actions={
          <Button
            size="small"
            icon={RotateCw}
            isPending={isBusy}
            onPress={() => void act(() => build(undefined).unwrap(), t('auditing.built'))}
          >
            {t('auditing.build')}
          </Button>
        }
      >
        <p>{t('auditing.text')}</p>
      </SectionCard>
      <PageSettings page="auditing" />
    </SettingsFrame>
  )
}
