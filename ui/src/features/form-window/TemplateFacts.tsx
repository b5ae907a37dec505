import { useTranslation } from 'react-i18next'
import { Facts } from '../../shared/blocks/page/Facts'
import { Banner } from '../../shared/ui/Banner'
import type { Template } from './formAddress'

/** The properties of the workflow that the template would become. */
export function TemplateFacts({ template }: { template: Template }) {
  const { t } = useTranslation('formWindow')
  const { processType, approvalType, steps, isCustom } = template
  const facts = [
    { key: 'processType', label: t('template.processType'), content: processType },
    { key: 'approvalType', label: t('template.approvalType'), content: approvalType },
    { key: 'steps', label: t('template.steps'), content: steps },
  ]
  const origin = {
    key: 'origin',
    label: t('template.origin'),
    content: isCustom ? t('template.custom') : t('template.stock'),
  }
  return (
    <>
      <Banner kind="info">{t('preview')}</Banner>
      <Facts facts={[...facts.filter(({ content }) => content !== ''), origin]} />
    </>
  )
}
