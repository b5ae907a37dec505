import { Network, Pencil } from 'lucide'
import { useTranslation } from 'react-i18next'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { isChangeable, type Profile } from '../../entities/profile/model'
import { Button } from '../../shared/ui/Button'
import { toOrgChart } from '../orgchart/routes'
import { toProfileEdit } from './routes'

interface ProfileActionsProps {
  profile: Profile
  /** Whether the edit button is visible: the details are open, and not yet being edited. */
  canEdit: boolean
}

/** Source: SPEC 2 "Route guard", the org-chart key of the profile. */
export function ProfileActions({ profile: { user, form }, canEdit }: ProfileActionsProps) {
  const { t } = useTranslation(['profile', 'shell'])
  const mayOpenChart = [usePageRight('orgchart'), usePageRight('orgChart')].every(Boolean)
  return (
    <>
      {mayOpenChart && (
        <Button href={toOrgChart(user.dn)} icon={Network}>
          {t('shell:section.orgchart')}
        </Button>
      )}
      {canEdit && isChangeable(form) && (
        <Button href={toProfileEdit()} icon={Pencil} variant="primary">
          {t('edit')}
        </Button>
      )}
    </>
  )
}
