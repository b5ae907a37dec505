import { UserPlus } from 'lucide'
import { useTranslation } from 'react-i18next'
import { loadPart } from '../../../shared/platform/parts/loadPart'
import { useLazyDialog } from '../../../shared/platform/parts/useLazyDialog'
import { Button } from '../../../shared/ui/Button'
import type { HeldPermission } from '../holderModel'

const loadAssignSheet = () => loadPart(async () => (await import('./AssignSheet')).AssignSheet)

/** Opens the sheet in which a role or resource is assigned; its pickers and calendars are loaded with it. */
export function AssignButton({ permission }: { permission: HeldPermission }) {
  const { t } = useTranslation('holders')
  const { LazyDialog: AssignSheet, ...sheet } = useLazyDialog(loadAssignSheet, [
    'holders',
    'assignments',
    'picker',
    'requests',
    'forms',
    'drafts',
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
      {sheet.isOpen && AssignSheet && <AssignSheet permission={permission} onClose={sheet.close} />}
    </>
  )
}
