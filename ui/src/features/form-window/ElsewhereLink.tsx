import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useReadFormsContextQuery } from '../../entities/workflow-form/api'

/** Matches the address of a page, http or https: the properties of an installation may hold any text. */
const PAGE = /^https?:\/\/[^/]+\/\w/

/**
 * A link to the same form in the identity applications, at the same address below their own.
 *
 * Source: SPEC 3 "Application context"; docs/assumptions.md A-345.
 */
export function ElsewhereLink() {
  const { t } = useTranslation('formWindow')
  const { pathname, search } = useLocation()
  const { data: context = '' } = useReadFormsContextQuery(undefined)
  if (!PAGE.test(context)) return null
  return (
    <a href={`${context}/#${pathname}${search}`} target="_blank" rel="noreferrer">
      {t('elsewhere')}
    </a>
  )
}
