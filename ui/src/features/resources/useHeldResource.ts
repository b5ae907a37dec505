import { useMemo } from 'react'
import { askedQuestions } from '../../entities/resource/askedQuestions'
import type { ResourceDetail } from '../../entities/resource/model'
import { toUpstreamLocale } from '../../i18n/locale'
import { useLocale } from '../../i18n/useLocale'

/** A resource in the shape that lists of holders take, with the questions of an assignment. */
export function useHeldResource(resource: ResourceDetail) {
  const { locale } = useLocale()
  return useMemo(() => {
    const { id, name } = resource
    const questions = askedQuestions(resource, toUpstreamLocale(locale))
    return { kind: 'resource' as const, id, name, questions }
  }, [resource, locale])
}
