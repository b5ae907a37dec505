import { useMemo } from 'react'
import { askedQuestions } from '../../entities/resource/askedQuestions'
import type { ResourceDetail } from '../../entities/resource/model'
import { toUpstreamLocale } from '../../i18n/locale'
import { useLocale } from '../../i18n/useLocale'

/** A resource as lists of holders take it, with what is asked when it is assigned. */
export function useHeldResource(resource: ResourceDetail) {
  const { locale } = useLocale()
  return useMemo(() => {
    const { id, name } = resource
    const questions = askedQuestions(resource, toUpstreamLocale(locale))
    return { kind: 'resource' as const, id, name, questions }
  }, [resource, locale])
}
