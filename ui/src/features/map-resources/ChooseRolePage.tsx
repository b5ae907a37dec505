import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { roleTab } from '../../entities/role/pickerTab'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { toMapResources } from './routes'

const TABS = [roleTab({ needColumnLevel: true })] as const

/** The choice of a role; the mapping has its own page. */
export function ChooseRolePage() {
  const { t } = useTranslation(['mapResources', 'shell'])
  const navigate = useNavigate()
  return (
    <>
      <PageHeader title={t('section.mapresources', { ns: 'shell' })} count={undefined} />
      <SectionCard title={t('role.title')}>
        <EntityPicker
          label={t('role.label')}
          hint={t('role.hint')}
          tabs={TABS}
          selection="single"
          value={[]}
          onChange={([role]) => role && void navigate(toMapResources(role.id))}
        />
      </SectionCard>
    </>
  )
}
