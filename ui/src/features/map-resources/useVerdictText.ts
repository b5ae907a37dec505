import { useTranslation } from 'react-i18next'
import type { PlanItem, Verdict } from './plan'

/** The planned action of an item, or its outcome, as a sentence. */
export function useVerdictText() {
  const { t } = useTranslation('mapResources')
  return (item: PlanItem, verdict: Verdict): string => {
    const { end, made, failure } = item
    if (end === 'mapped') return made ? t('end.madeAndMapped') : t('end.mapped')
    if (end === 'wasMapped') return t('end.wasMapped')
    if (failure !== undefined) {
      return t(made ? 'end.notMapped' : 'end.failed', { reason: failure })
    }
    if (made) return t('end.made', { name: made.name })
    if (verdict.kind === 'map') return t('verdict.map', { name: verdict.resource.name })
    if (verdict.kind === 'refused') {
      return verdict.reason || t('verdict.going')
    }
    return t(`verdict.${verdict.kind}`)
  }
}
