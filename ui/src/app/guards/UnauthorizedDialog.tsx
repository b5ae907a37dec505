import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { SectionKey } from '../../shared/routing/sections'
import { Button } from '../../shared/ui/Button'
import { Dialog } from '../../shared/ui/Dialog'
import { type AreaDefault, useAreaDefault } from '../navigation/useAreaDefault'

interface UnauthorizedDialogProps {
  page: SectionKey
  areaDefault: AreaDefault
}

/** In the place of a page that may not be opened. Source: SPEC 2 "Modals", Unauthorized dialog. */
export function UnauthorizedDialog({ page, areaDefault }: UnauthorizedDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const target = useAreaDefault(areaDefault)
  const leave = () => {
    void navigate(target.path, { replace: true })
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      sign={{ icon: Lock, kind: 'danger' }}
      title={t('unauthorized.title', { pageName: t(`section.${page}`) })}
      actions={
        <Button variant="primary" onPress={leave}>
          {t('unauthorized.close')}
        </Button>
      }
    >
      <p>{t('unauthorized.text', { pageName: target.name })}</p>
    </Dialog>
  )
}
