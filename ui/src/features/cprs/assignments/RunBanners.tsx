import { useTranslation } from 'react-i18next'
import { isOfSubject, type Subject } from '../../../entities/cprs/model'
import { useAllReconciled } from '../../../entities/cprs/reconciledApi'
import { Banner } from '../../../shared/ui/Banner'
import { ChangedSince } from './ChangedSince'
import { isOld } from './age'
import type { Runs } from './useRuns'

/** Whether the computed differences are still up to date. */
export function RunBanners({
  subject,
  runs: { computed, running },
}: {
  subject: Subject
  runs: Runs
}) {
  const { t } = useTranslation('cprs')
  const { data } = useAllReconciled()
  const at = computed?.endedAt
  if (at === undefined || running) return null
  if (isOld(at)) {
    return (
      <div role="status">
        <Banner kind="warning">{t('stale.old')}</Banner>
      </div>
    )
  }
  return (data?.rows ?? [])
    .filter(isOfSubject(subject))
    .map((resource) => <ChangedSince key={resource.id} resource={resource} at={at} />)
}
