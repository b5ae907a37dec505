import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { Split } from '../../shared/blocks/page/Split'
import { HiddenPages } from './HiddenPages'
import { OwnOperations } from './OwnOperations'

/** Shows administrators the pages and actions that are hidden from them, and the right that would show each. */
export function OwnRightsPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('section.rights')} count={undefined} />
      <Split isEven beside={<OwnOperations />}>
        <HiddenPages />
      </Split>
    </>
  )
}
