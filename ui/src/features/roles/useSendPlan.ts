import { useTranslation } from 'react-i18next'
import { useChangeRolesMutation } from '../../entities/role/bulkApi'
import type { PlannedChange } from '../../entities/role/bulkChange'
import { toRoleBody } from '../../entities/role/roleChange'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'

/** Sends what is planned, each role whole, and tells what became of each. */
export function useSendPlan(onChanged: () => void) {
  const { t } = useTranslation('roles')
  const dispatch = useAppDispatch()
  const { default: locale } = useBootstrap().locales
  const [changeRoles] = useChangeRolesMutation()
  return async (plan: readonly PlannedChange[]) => {
    const bodies = plan.map(({ role, fields }) => ({ id: role.id, ...toRoleBody(fields, locale) }))
    const outcome = await changeRoles(bodies).unwrap()
    const { succeeded, failed } = outcome
    const text =
      failed.length === 0
        ? t('bulk.done', { count: succeeded.length })
        : t('bulk.failed', { count: failed.length })
    dispatch(showFeedback({ text, outcome }))
    if (succeeded.length > 0) onChanged()
  }
}
