import { UserPlus } from 'lucide'
import { useTranslation } from 'react-i18next'
import { loadPart } from '../../../shared/platform/parts/loadPart'
import { useLazyDialog } from '../../../shared/platform/parts/useLazyDialog'
import { Button } from '../../../shared/ui/Button'
import type { HeldPermission } from '../holderModel'
import type { ImpactLinks } from './useAssignmentImpact'

const loadAssignSheet = () => loadPart(async () => (await import('./AssignSheet')).AssignSheet)

interface AssignButtonProps {
  permission: HeldPermission
  links: ImpactLinks
}

/**
 * Opens the sheet that assigns a role or resource; its code, with pickers and calendars, is loaded
 * on demand.
 */
export function AssignButton({ permission, links }: AssignButtonProps) {
  const { t } = useTranslation('holders')
  const { LazyDialog: AssignSheet, ...sheet } = useLazyDialog(loadAssignSheet, [
    'holders',
    'assignments',
    'picker',
    'requests',
    'forms',
    'drafts',
    'impact',
    'values',
  ])
  return (
    <>
      <Button
        variant="primary"
        icon={UserPlus}
        isPending={sheet.isLoading}
        onPress={() => void sheet.open()}
      >
        {t('assign.open')}
      </Button>
      {sheet.isOpen && AssignSheet && (
        <AssignSheet permission={permission} links={links} onClose={sheet.close} />
      )}
    </>
  )
}
