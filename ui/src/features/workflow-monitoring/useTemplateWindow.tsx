import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WorkflowTemplate } from '../../entities/workflow-template/api'
import { toUpstreamLocale } from '../../i18n/locale'
import { useLocale } from '../../i18n/useLocale'
import { Banner } from '../../shared/ui/Banner'
import { addressOf } from '../../shared/ui/Link'
import { toFormWindow } from '../form-window/routes'

/** The form to open: that of a template, or a preview of the new one. */
interface Preview {
  template: WorkflowTemplate
  /** DN of the request form; without it the form of the template. */
  form?: string
  processType?: string
  approvalType?: string
  steps?: number
}

const FEATURES = 'popup,width=860,height=860'

/**
 * Opens the form of a template in a separate window, with all parameters. If the browser blocks the
 * window, a link replaces it.
 *
 * Source: SPEC 2 "Other screens implied by the services"; docs/assumptions.md A-584.
 */
export function useTemplateWindow() {
  const { t } = useTranslation('workflows')
  const { locale } = useLocale()
  const [blocked, setBlocked] = useState<string>()
  const open = ({ template, form = '', processType = '', approvalType = '', steps }: Preview) => {
    const path = toFormWindow({
      formContainer: 'RequestForms',
      id: form === '' ? template.id : form,
      pid: template.id,
      pdn: template.id,
      pname: template.name,
      ptype: processType,
      atype: approvalType,
      asteps: steps === undefined ? '' : String(steps),
      locale: toUpstreamLocale(locale),
      isCustomTemplate: template.isCustom ? 'true' : 'false',
    })
    const address = addressOf(path)
    const opened = window.open(address, `template ${template.id}`, FEATURES)
    opened?.focus()
    setBlocked(opened === null ? address : undefined)
  }
  return {
    open,
    blocked: blocked !== undefined && (
      <div role="alert">
        <Banner kind="warning">
          {t('template.blocked')}{' '}
          <a href={blocked} target="_blank" rel="noreferrer" onClick={() => setBlocked(undefined)}>
            {t('template.link')}
          </a>
        </Banner>
      </div>
    ),
  }
}
