import { Plus, SquareArrowOutUpRight } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { EngineBanner } from '../../entities/workflow-engine/ui/EngineBanner'
import { useListTemplatesQuery, type WorkflowTemplate } from '../../entities/workflow-template/api'
import { ListPage } from '../../shared/blocks/list-page/ListPage'
import { useWholeList } from '../../shared/blocks/list-page/useWholeList'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { toSettings } from '../configuration/routes'
import { toWorkflowCreate, toWorkflows } from './routes'
import { templateList } from './templateList'
import { useTemplateWindow } from './useTemplateWindow'

/** The list of workflow templates. */
export function TemplatesPage() {
  const { t } = useTranslation('workflows')
  const navigate = useNavigate()
  const list = useWholeList(templateList, useListTemplatesQuery(undefined))
  const { open, blocked } = useTemplateWindow()
  const rowActions = (template: WorkflowTemplate) => [
    {
      id: 'open',
      label: t('template.open'),
      icon: SquareArrowOutUpRight,
      onAction: () => open({ template }),
    },
    {
      id: 'create',
      label: t('create.from'),
      icon: Plus,
      onAction: () => void navigate(toWorkflowCreate(template.id)),
    },
  ]
  return (
    <>
      <BackLink to={toWorkflows()}>{t('title')}</BackLink>
      <EngineBanner toEngine={toSettings('workflowengine')} isAboveHead />
      {blocked}
      <ListPage
        list={list}
        create={{ href: toWorkflowCreate(), text: t('create.open') }}
        rowActions={rowActions}
      />
    </>
  )
}
